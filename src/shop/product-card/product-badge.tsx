import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { remainingText } from '../purchase/remaining-units.ts';
import { formatDiscountLabel, type ProductLabel, productLabel } from './product-label.ts';

const tones = { 'Sin Stock': 'out', Promo: 'promo' } as const satisfies Record<ProductLabel, string>;

type ProductBadgeProps = { product: { amount: number; discount: number }; className?: string };

/** The badge 'Sin Stock' or 'Promo' with the discount, and how many are left of the last ones. */
export function ProductBadge({ product, className }: ProductBadgeProps) {
  const label = productLabel(product);
  const discount = formatDiscountLabel(product);
  const remaining = remainingText(product.amount);
  if (!label && !remaining) return null;
  return (
    <span
      className={classNames(
        'flex flex-wrap gap-1.5 whitespace-nowrap max-[17rem]:flex-col max-[17rem]:items-start',
        className,
      )}
    >
      {label && <Badge tone={tones[label]}>{label}</Badge>}
      {discount && (
        <Badge tone="quiet" className="bg-white!">
          {discount}
        </Badge>
      )}
      {remaining && <Badge tone="warning">{remaining}</Badge>}
    </span>
  );
}
