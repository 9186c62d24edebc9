/** The text without accents and other combining marks, decomposed: 'ñandú' is 'nandu'. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
