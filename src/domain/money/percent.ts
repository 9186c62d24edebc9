const PERCENT = /^-?\d{1,7}(?:[.,]\d{1,2})?%?$/;

/** Parses a percentage with up to two decimals ('12,5', '12.5 %', '-3'); undefined when it is invalid. */
export function parsePercent(text: string): number | undefined {
  const bare = text.replace(/\s/g, '');
  return PERCENT.test(bare) ? Number.parseFloat(bare.replace(',', '.')) + 0 : undefined;
}

/** With up to two decimals: '16,4 %'. */
export function formatPercent(percent: number): string {
  return `${String(Math.round(percent * 100) / 100).replace('.', ',')} %`;
}

/** Always with a sign, except for 0: '+16,4 %', '-3 %', '0 %'. */
export function formatChange(percent: number): string {
  return `${percent > 0 ? '+' : ''}${formatPercent(percent)}`;
}
