import { useFormContext } from 'react-hook-form';
import type { AdminSale } from '#contract/admin/sales.ts';
import { classNames } from '#ui/class-names.ts';
import { priceText } from '#ui/price/format-price.ts';
import { useFormMode } from '../../form/form-mode.ts';
import { calculateTotal, type SaleFormValues } from './sale-values.ts';
import { calculateStockChange } from './stock-change.ts';

/** What the sale comes to, and what saving it will do to the stock. */
export function SaleTotal({ sale }: { sale: AdminSale | null }) {
  const { mode } = useFormMode();
  const values = useFormContext<SaleFormValues>().watch();
  const total = mode === 'C' ? sale?.total : calculateTotal(values);
  const effect = mode === 'C' ? undefined : calculateStockChange(values, sale);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-md bg-ground px-4 py-3 col-span-6">
      <output
        aria-label="Stock"
        className={classNames('font-semibold tabular-nums', (effect?.to ?? 0) < 0 && 'text-danger')}
      >
        {effect && `Stock: ${effect.from} → ${effect.to}`}
      </output>
      <p className="flex items-baseline gap-3">
        <span className="text-sm font-semibold">Total</span>
        <output aria-label="Total" className="text-2xl font-bold tabular-nums">
          {total === undefined ? <span className="font-normal text-muted">–</span> : priceText(total)}
        </output>
      </p>
    </div>
  );
}
