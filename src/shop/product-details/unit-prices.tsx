import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { finalPrice } from '#domain/money/discount.ts';
import { packageSize, partPrice } from '#domain/nutrition/package-size.ts';
import { useFormatPrice } from '#ui/price/price-format.ts';

const GRAMS = 100;

/** Price per serving and per 100 g, as far as name and description tell the size. */
export function UnitPrices({ product }: { product: ShopProduct }) {
  const formatPrice = useFormatPrice();
  const { servings, grams } = packageSize(product);
  const price = finalPrice(product);
  const prices = [
    servings !== null && servings > 1 && `${formatPrice(partPrice(price, { part: 1, whole: servings }))} por porción`,
    grams !== null && grams > GRAMS && `${formatPrice(partPrice(price, { part: GRAMS, whole: grams }))} cada 100 g`,
  ].filter((text) => text !== false);
  if (prices.length === 0) return null;
  return <p className="-mt-3 text-sm text-muted tabular-nums">{prices.join(' · ')}</p>;
}
