import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';

/** The column that the user chose, for reading the list again. */
export function chosenColumn({
  columnChosen,
  priceColumn,
}: Pick<PricePreview, 'columnChosen' | 'priceColumn'>): string | undefined {
  return columnChosen ? (priceColumn ?? undefined) : undefined;
}

type Columns = Pick<PricePreview, 'lines' | 'priceColumn' | 'priceColumns'>;

/** Whether the price column is uncertain for most lines, or so uncertain that no line was read. */
export function isColumnAmbiguous({ lines, priceColumns }: Omit<Columns, 'priceColumn'>): boolean {
  if (lines.length === 0) return priceColumns.length > 1;
  return lines.filter(({ unsure }) => unsure).length > lines.length / 2;
}

/** The columns to choose from; the current one is included only when some lines are uncertain. */
export function selectableColumns({ lines, priceColumn, priceColumns }: Columns): string[] {
  return lines.some(({ unsure }) => unsure) ? priceColumns : priceColumns.filter((title) => title !== priceColumn);
}
