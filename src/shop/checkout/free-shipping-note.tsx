import { missingForFreeShipping } from '#domain/cart/order-terms.ts';
import type { Centavos } from '#domain/money/money.ts';
import { classNames } from '#ui/class-names.ts';
import { useFormatPrice } from '#ui/price/price-format.ts';
import { useOrderTerms } from './use-order-terms.ts';

/** How much is missing until delivery is free, with a bar that fills; nothing where that is not offered. */
export function FreeShippingNote({ subtotal, className }: { subtotal: Centavos; className?: string }) {
  const formatPrice = useFormatPrice();
  const terms = useOrderTerms();
  if (terms.freeShippingFrom === undefined) return null;
  const missing = missingForFreeShipping(terms, subtotal);
  return (
    <div className={classNames('text-sm', className)}>
      <p className="mb-1.5">
        {missing === undefined ? (
          <strong>¡Tenés envío gratis!</strong>
        ) : (
          <>
            Te faltan <strong>{formatPrice(missing)}</strong> para envío gratis
          </>
        )}
      </p>
      <span className="block h-1.5 overflow-hidden rounded-full bg-line" aria-hidden>
        <span
          className="block h-full rounded-full bg-success transition-[width]"
          style={{ width: `${Math.min(100, (subtotal / terms.freeShippingFrom) * 100)}%` }}
        />
      </span>
    </div>
  );
}
