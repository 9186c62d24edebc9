import { finalPrice, hasDiscount, type Priced } from '#domain/money/discount.ts';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useFormatPrice } from './price-format.ts';

const sizes = {
  sm: { now: 'text-base', before: 'text-xs' },
  md: { now: 'text-xl', before: 'text-sm' },
  lg: { now: 'text-3xl', before: 'text-lg' },
};

type PriceProps = Priced & { size?: keyof typeof sizes; className?: string };

/** A price in centavos; with a discount the old price is struck through before the new one. */
export function Price({ price, discount, size = 'md', className }: PriceProps) {
  const formatPrice = useFormatPrice();
  const look = sizes[size];
  const discounted = hasDiscount({ discount });
  return (
    <p className={classNames('flex flex-wrap items-baseline gap-x-2 tabular-nums whitespace-nowrap', className)}>
      {discounted && (
        <>
          <VisuallyHidden>Antes</VisuallyHidden>
          <s className={classNames('text-muted', look.before)}>{formatPrice(price)}</s>
          <VisuallyHidden>Ahora</VisuallyHidden>
        </>
      )}
      <strong className={classNames('font-bold tracking-tight', look.now, discounted && 'text-accent')}>
        {formatPrice(finalPrice({ price, discount }))}
      </strong>
    </p>
  );
}
