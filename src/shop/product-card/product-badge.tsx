import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { formatDiscountLabel, type ProductLabel, productLabel } from './product-label.ts';

const tones = { 'Sin Stock': 'out', Promo: 'promo' } as const satisfies Record<ProductLabel, string>;

type ProductBadgeProps = { product: { amount: number; discount: number }; className?: string };

/** The badge 'Sin Stock' or 'Promo' with the discount, if any. */
export function ProductBadge({ product, className }: ProductBadgeProps) {
  const label = productLabel(product);
  const discount = formatDiscountLabel(product);
  if (label === null) return null;
  return (
    <span
      className={classNames('flex gap-1.5 whitespace-nowrap max-[17rem]:flex-col max-[17rem]:items-start', className)}
    >
      <Badge tone={tones[label]}>{label}</Badge>
      {discount && (
        <Badge tone="quiet" className="bg-white!">
          {discount}
        </Badge>
      )}
    </span>
  );
}
