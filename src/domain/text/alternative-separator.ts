/** What comes before an item of a list of alternatives: 'a, b o c'. Not by `Intl`, which differs between browsers. */
export function alternativeSeparator(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ' o ' : ', ';
}

/** The texts as alternatives: 'a, b o c'. */
export function joinAlternatives(texts: readonly string[]): string {
  return texts.map((text, index) => alternativeSeparator(index, texts.length) + text).join('');
}
