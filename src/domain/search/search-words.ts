const UNITS: Readonly<Record<string, string>> = {
  kg: 'kg',
  kgs: 'kg',
  g: 'g',
  gr: 'g',
  grs: 'g',
  mg: 'mg',
  mcg: 'mcg',
  ml: 'ml',
  cc: 'cc',
  l: 'l',
  lt: 'l',
  lts: 'l',
  lb: 'lb',
  lbs: 'lb',
  oz: 'oz',
  cm: 'cm',
};
const UNIT = Object.keys(UNITS).join('|');
const MEASURE = new RegExp(`(^|[^\\p{L}\\p{N}])(\\d+)(?:([.,])(\\d+))?\\s*(${UNIT})(?![\\p{L}\\p{N}])`, 'gu');
const WORD = new RegExp(`\\d+\\.\\d+(?:${UNIT})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}]+`, 'gu');

/** Text as it is compared in searches: lower case, no accents, white space collapsed. */
export function normalizeForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The different words of a text for the search index; a number and its unit are one word ('1 kg' and '1kg': `1kg`). */
export function searchWords(text: string): string[] {
  return [...new Set(normalizeForSearch(text).replace(MEASURE, joinMeasure).match(WORD))];
}

/** Every word of a text that is in search form already, numbers both with their units and without, where both stand there. */
export function indexedWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

function joinMeasure(_text: string, before: string, whole: string, mark = '', part = '', unit = ''): string {
  // As in prices, three digits after one mark are thousands: '1.000 mg' is 1000 mg.
  const thousands = /^[1-9]\d{0,2}$/.test(whole) && part.length === 3;
  return `${before}${whole}${mark && !thousands ? '.' : ''}${part}${UNITS[unit]}`;
}
