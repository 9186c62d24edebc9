import type { PricePreview } from '#contract/admin/price-list.ts';

/** The column that the seller chose, to read the list so again. */
export function chosenColumn({
  columnChosen,
  priceColumn,
}: Pick<PricePreview, 'columnChosen' | 'priceColumn'>): string | undefined {
  return columnChosen ? (priceColumn ?? undefined) : undefined;
}

type Columns = Pick<PricePreview, 'lines' | 'priceColumn' | 'priceColumns'>;

/** Whether the list leaves open which of its columns is meant, for most of its lines or so that none has a price. */
export function isColumnAmbiguous({ lines, priceColumns }: Omit<Columns, 'priceColumn'>): boolean {
  if (lines.length === 0) return priceColumns.length > 1;
  return lines.filter(({ unsure }) => unsure).length > lines.length / 2;
}

/** The columns to choose from; the one that was read is offered only where that was not sure. */
export function selectableColumns({ lines, priceColumn, priceColumns }: Columns): string[] {
  return lines.some(({ unsure }) => unsure) ? priceColumns : priceColumns.filter((title) => title !== priceColumn);
}
