import { useRef, useState } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { detailFlavors, isOutOfStock, stockOf } from '#domain/catalogue/stock.ts';
import { AddButton } from '../add-to-cart/add-button.tsx';
import { flavorLabel, resolveFlavor } from './flavor-choice.ts';
import { FlavorSelector } from './flavor-selector.tsx';
import { lazyBuyBar } from './lazy-buy-bar.ts';
import { QuantitySelect } from './quantity-select.tsx';
import { remainingText } from './remaining-units.ts';

type PurchaseOptionsProps = {
  product: ShopProduct;
  /** Given where the options close when something was added; without it there is a bar on phones. */
  onAdded?: () => void;
};

/** Flavor, quantity and the add button. */
export function PurchaseOptions({ product, onAdded }: PurchaseOptionsProps) {
  const [chosenName, setChosenName] = useState<string | null>(null);
  const [wanted, setWanted] = useState(1);
  const row = useRef<HTMLDivElement>(null);
  const flavor = resolveFlavor(product, chosenName);
  const stock = stockOf(product, flavor?.name ?? null);
  const quantity = Math.min(wanted, Math.max(1, stock));
  const remaining = flavor ? '' : remainingText(stock);
  const needsBar = !onAdded && !isOutOfStock(product);
  const BuyBar = lazyBuyBar.useWhen(needsBar);

  return (
    <>
      <FlavorSelector
        label={flavorLabel(product)}
        flavors={detailFlavors(product)}
        selected={flavor}
        onSelect={setChosenName}
      />
      {remaining && <p className="-my-2 text-sm font-bold text-warning">{remaining}</p>}
      <div ref={row} className="flex gap-3 max-[17rem]:flex-col">
        <QuantitySelect quantity={quantity} stock={stock} onChange={setWanted} />
        <AddButton product={product} flavor={flavor} quantity={quantity} size="lg" onAdded={onAdded} />
      </div>
      {BuyBar && needsBar && <BuyBar {...{ product, quantity }} flavorName={flavor?.name} target={row} />}
    </>
  );
}
