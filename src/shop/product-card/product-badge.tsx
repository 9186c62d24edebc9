import { Badge } from '#ui/badge.tsx';
import { type ProductLabel, productLabel } from './product-label.ts';

const tones = { 'Sin Stock': 'out', Promo: 'promo' } as const satisfies Record<ProductLabel, string>;

/** The stamp 'Sin Stock' or 'Promo' of a product, if it has one. */
export function ProductBadge({
  product,
  className,
}: {
  product: { amount: number; discount: number };
  className?: string;
}) {
  const label = productLabel(product);
  return (
    label && (
      <Badge tone={tones[label]} className={className ?? ''}>
        {label}
      </Badge>
    )
  );
}
