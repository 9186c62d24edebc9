/** Words that mean the same in names of products. */
const SYNONYMS = [
  'capsulas capsula caps cap',
  'comprimidos comprimido comps comp',
  'tabletas tableta tabs tab',
  'servicios servicio servs serv',
  'unidades unidad unid uni',
].map((words) => words.split(' '));

const DIMINUTIVE = /^(.{3,})it([ao])s?$/;

/** All words for what is counted by a word: 'capsulas', 'caps', … for 'capsulas'. */
export function synonymsOf(word: string): readonly string[] {
  return SYNONYMS.find((words) => words.includes(word)) ?? [];
}

/** The words that a Spanish diminutive can be made of, in both numbers: 'barra' and 'barras' of 'barritas'. */
export function diminutiveBases(word: string): string[] {
  const [, stem = '', vowel = ''] = DIMINUTIVE.exec(word) ?? [];
  if (stem === '') return [];
  // 'potecito'
  const bases = stem.endsWith('c') ? [`${stem}${vowel}`, stem.slice(0, -1)] : [`${stem}${vowel}`];
  return bases.flatMap((base) => [base, `${base}s`]);
}
