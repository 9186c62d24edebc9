const PERCENT = /^-?\d{1,7}(?:[.,]\d{1,2})?%?$/;

/** A percent as a person writes it ('12,5', '12.5 %', '-3'), with up to two decimals; undefined when it is none. */
export function parsePercent(text: string): number | undefined {
  const bare = text.replace(/\s/g, '');
  return PERCENT.test(bare) ? Number.parseFloat(bare.replace(',', '.')) + 0 : undefined;
}

/** A percent as the back-office shows it, with up to two decimals: '16,4 %'. */
export function formatPercent(percent: number): string {
  return `${String(Math.round(percent * 100) / 100).replace('.', ',')} %`;
}

/** A change in percent, with its sign when there is any: '+16,4 %', '-3 %', '0 %'. */
export function formatChange(percent: number): string {
  return `${percent > 0 ? '+' : ''}${formatPercent(percent)}`;
}
