const PERCENT = /^-?\d{1,7}(?:[.,]\d{1,2})?%?$/;

/** A percent as a person writes it ('12,5', '12.5 %', '-3'), with up to two decimals; undefined when it is none. */
export function parsePercent(text: string): number | undefined {
  const bare = text.replace(/\s/g, '');
  return PERCENT.test(bare) ? Number.parseFloat(bare.replace(',', '.')) + 0 : undefined;
}
