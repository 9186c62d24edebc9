import { oldPriceText } from '#domain/pricing/price-age.ts';
import { classNames } from '#ui/class-names.ts';

/** How old a price is, once it should be looked at. */
export function PriceAgeMark({ pricedAt, className = '' }: { pricedAt: number; className?: string }) {
  const age = oldPriceText(pricedAt, Date.now());
  if (age === undefined) return null;
  return (
    <span className={classNames('text-xs whitespace-nowrap text-muted tabular-nums', className)}>
      <span className="sr-only">Precio de </span>
      {age}
    </span>
  );
}
