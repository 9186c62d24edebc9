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
};
const MEASURES = new RegExp(`(\\d+)(?:[.,](\\d+))?\\s*(${Object.keys(UNITS).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
// A dot inside a number belongs to a measure that was just joined: 2.5kg.
const WORDS = /(?:\d+\.\d+(?=[a-z]))?[\p{L}\p{N}]+/gu;

/** Text as it is compared in searches: lower case, no accents, white space collapsed. */
export function searchText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The different words of a text for the search index; a number and its unit are one word ('1 kg' and '1kg': `1kg`). */
export function searchWords(text: string): string[] {
  const joined = searchText(text).replace(MEASURES, (_measure, whole: string, part: string | undefined, unit: string) =>
    [part === undefined ? whole : `${whole}.${part}`, UNITS[unit]].join(''),
  );
  return [...new Set(joined.match(WORDS))];
}
