import type { Product } from '#domain/catalogue/product-fields.ts';
import { classNames } from '#ui/class-names.ts';
import { Price } from '#ui/price/price.tsx';
import type { CardContent } from '../../list/list-card.tsx';
import { latestProduct } from './latest-products.ts';
import { PriceAgeMark } from './price-age-mark.tsx';
import { type StockLevel, stockLevel } from './stock-level.ts';

const stockStyles: Readonly<Record<StockLevel, string>> = {
  none: 'bg-danger-soft text-danger',
  few: 'bg-warning-soft text-warning',
  enough: 'bg-success-soft text-success',
};

export function productCard(listed: Product): CardContent {
  const product = latestProduct(listed);
  const { name, brand, category, images, amount } = product;
  return {
    title: name,
    image: images[0]?.url ?? '',
    body: (
      <>
        <p className="text-muted">
          {brand} · {category}
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
          <Price price={product.price} discount={product.discount} size="sm" />
          <span
            data-stock={stockLevel(amount)}
            className={classNames('rounded-sm px-2 py-0.5 font-bold tabular-nums', stockStyles[stockLevel(amount)])}
          >
            Stock: {amount}
          </span>
        </div>
        <PriceAgeMark pricedAt={product.pricedAt} />
      </>
    ),
  };
}
