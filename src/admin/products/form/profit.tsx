import { useFormContext, useWatch } from 'react-hook-form';
import { basisPointsToPercent } from '#domain/money/discount.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { parsePrice } from '#domain/money/parse-price.ts';
import { formatPercent } from '#domain/money/percent.ts';
import { markupOnCost } from '#domain/pricing/price-rule.ts';
import { classNames } from '#ui/class-names.ts';

type ProfitValues = { final: string; cost: string };

/** What is earned with the price and cost in the form, discount included; nothing without a cost. */
export function Profit() {
  const { control } = useFormContext<ProfitValues>();
  const [final, cost] = useWatch({ control, name: ['final', 'cost'] }).map(parsePrice);
  const markup = final === undefined ? undefined : markupOnCost({ cost: cost ?? null, price: final });
  const isKnown = final !== undefined && cost !== undefined && markup !== undefined;
  return (
    <div className="flex min-w-0 flex-col gap-1.5 md:col-span-3" role="status">
      {isKnown && (
        <>
          <span className="text-sm font-semibold">Ganancia</span>
          <span
            className={classNames(
              'flex min-h-12 flex-wrap content-center gap-x-2 font-bold tabular-nums',
              markup < 0 && 'text-danger',
            )}
          >
            {formatPercent(basisPointsToPercent(markup))}
            <span className="font-normal text-muted">{formatPrice(final - cost)} por unidad</span>
          </span>
        </>
      )}
    </div>
  );
}
