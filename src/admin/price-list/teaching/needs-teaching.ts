import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';

/** Share of the lines with a price that have a sure product in a list that was understood. */
const UNDERSTOOD = 0.3;

/** Whether so little of a list was understood that the seller is asked what its columns are. */
export function needsTeaching({ lines, matches }: Pick<PricePreview, 'lines' | 'matches'>): boolean {
  const sure = matches.filter(({ doubts }) => doubts.length === 0).length;
  return lines.length === 0 || sure < UNDERSTOOD * lines.length;
}
