import type { PriceRow } from '#contract/admin/products.ts';
import { oldPriceText } from '#domain/pricing/price-age.ts';

type PriceAgeProps = { row: PriceRow; confirm: (row: PriceRow) => Promise<void> };

/** How old a price is, once that is worth a look, with a button for a price that is still right. */
export function PriceAge({ row, confirm }: PriceAgeProps) {
  const age = oldPriceText(row.pricedAt, Date.now());
  if (age === undefined) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs font-normal text-muted">
      <span className="tabular-nums">{age}</span>
      <button
        type="button"
        aria-label={`Sigue igual el precio de ${row.name}`}
        onClick={() => void confirm(row)}
        className="-my-2.5 min-h-11 px-1 font-semibold text-ink underline decoration-1 underline-offset-2 hover:text-accent md:my-0 md:min-h-6"
      >
        Sigue igual
      </button>
    </span>
  );
}
