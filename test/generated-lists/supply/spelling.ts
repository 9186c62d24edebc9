import type { Random } from '../random.ts';

const ABBREVIATED: Readonly<Record<string, string>> = {
  Protein: 'Prot.',
  Proteína: 'Prot.',
  Creatina: 'Creat.',
  Monohidrato: 'Monoh.',
  Micronizada: 'Microniz.',
  Isolate: 'Iso',
  Glutamina: 'Glutam.',
  Arginina: 'Argin.',
  Citrulina: 'Citrul.',
  Colágeno: 'Colág.',
  Hidrolizado: 'Hidrol.',
  Vitamina: 'Vit.',
  Multivitamínico: 'Multivit.',
  Magnesio: 'Magn.',
  Instantánea: 'Instant.',
};

/** The spelling of a supplier: capitals, accents, abbreviated words, a few typing errors. */
export type Spelling = { name: (name: string) => string; brand: (brand: string) => string };

export function randomSpelling(random: Random): Spelling {
  const short = new Set(Object.keys(ABBREVIATED).filter(() => random.chance(0.35)));
  const accents = random.chance(0.4);
  const capitals = random.chance(0.5);
  const set = (text: string) => {
    const bare = accents ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
    return capitals ? bare.toUpperCase() : bare;
  };
  const cut = (word: string) => (short.has(word) ? (ABBREVIATED[word] ?? word) : word);
  const typed = (word: string) =>
    word.length > 8 && random.chance(0.03) ? withoutLetter(word, random.whole(3, 7)) : word;
  return { name: (name) => set(name.split(' ').map(cut).map(typed).join(' ')), brand: set };
}

function withoutLetter(word: string, at: number): string {
  return word.slice(0, at) + word.slice(at + 1);
}
