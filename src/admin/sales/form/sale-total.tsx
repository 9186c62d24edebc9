import { useFormContext } from 'react-hook-form';
import { formatPrice } from '#domain/money/format-price.ts';
import type { Sale } from '#domain/sales/sale-fields.ts';
import { classNames } from '#ui/class-names.ts';
import { useFormMode } from '../../form/form-mode.ts';
import { calculateTotal, type SaleFormValues } from './sale-values.ts';
import { calculateStockChange } from './stock-change.ts';

/** The total of the sale, and the stock before and after saving it. */
export function SaleTotal({ sale }: { sale: Sale | null }) {
  const { mode } = useFormMode();
  const values = useFormContext<SaleFormValues>().watch();
  const total = mode === 'C' ? sale?.total : calculateTotal(values);
  const stockChange = mode === 'C' ? undefined : calculateStockChange(values, sale);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-md bg-ground px-4 py-3 col-span-6">
      <output
        aria-label="Stock"
        className={classNames('font-semibold tabular-nums', (stockChange?.to ?? 0) < 0 && 'text-danger')}
      >
        {stockChange && `Stock: ${stockChange.from} → ${stockChange.to}`}
      </output>
      <p className="flex items-baseline gap-3">
        <span className="text-sm font-semibold">Total</span>
        <output aria-label="Total" className="text-2xl font-bold tabular-nums">
          {total === undefined ? <span className="font-normal text-muted">–</span> : formatPrice(total)}
        </output>
      </p>
    </div>
  );
}
