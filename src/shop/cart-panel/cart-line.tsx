import { useState } from 'react';
import { pages } from '#contract/urls/shop-urls.ts';
import { type CartItem, lineStock, lineTotal } from '#domain/cart/cart.ts';
import { availableFlavors } from '#domain/catalogue/stock.ts';
import { finalPrice, hasDiscount } from '#domain/money/discount.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { Trash2Icon } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link/link.tsx';
import { useFormatPrice } from '#ui/price/price-format.ts';
import { wait } from '#ui/timing/wait.ts';
import { decreaseItem, increaseItem, setItemQuantity } from '../cart/cart-edits.ts';
import { closeCart } from '../cart/cart-store.ts';
import { LineImage } from '../cart/line-image.tsx';
import { lineLabel } from '../cart/line-label.ts';
import { LineFlavor } from './line-flavor.tsx';

const LIMIT_NOTICE_MS = 1000;

type CartLineProps = {
  item: CartItem;
  /** What the last review changed. */
  notice: string | undefined;
  /** Called with the pressed button. */
  onRemove: (button: Element) => void;
};

export function CartLine({ item, notice, onRemove }: CartLineProps) {
  const formatPrice = useFormatPrice();
  const [limited, setLimited] = useState(false);
  const { name, selectedFlavor, quantity } = item;
  const canChange = availableFlavors(item).length > 1;

  // A press that reaches the stock limit, or is ignored beyond it, shows a notice (A33).
  async function addOne() {
    increaseItem(item);
    if (quantity + 1 >= lineStock(item)) await showLimit();
  }

  async function typeQuantity(typed: number) {
    setItemQuantity(item, typed);
    if (typed > lineStock(item)) await showLimit();
  }

  async function showLimit() {
    setLimited(true);
    await wait(LIMIT_NOTICE_MS);
    setLimited(false);
  }

  return (
    <li className="flex gap-4 py-5 max-[17rem]:flex-col">
      <LineImage item={item} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-1">
          <p className="min-w-0 flex-1 leading-snug">
            <Link
              to={pages.product(name)}
              onClick={closeCart}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            {selectedFlavor && !canChange && <span className="block text-sm text-muted">{selectedFlavor.name}</span>}
            {selectedFlavor && canChange && <LineFlavor item={item} selected={selectedFlavor.name} />}
          </p>
          <IconButton
            label={`Quitar ${lineLabel(item)}`}
            onClick={(event) => onRemove(event.currentTarget)}
            className="-mt-2.5 -mr-2.5 text-muted"
          >
            <Trash2Icon className="size-5" />
          </IconButton>
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <QuantityStepper
            label={lineLabel(item)}
            quantity={quantity}
            canDecrease={quantity > 1}
            canIncrease={!limited}
            onDecrease={() => decreaseItem(item)}
            onIncrease={addOne}
            onType={typeQuantity}
          />
          <LinePrice item={item} />
        </div>
        <p className="mt-1 text-xs">
          <span role="status" className="font-semibold text-warning">
            {limited && 'No hay más disponibilidad.'}
          </span>
          {!limited && <span className="text-muted tabular-nums">{formatPrice(finalPrice(item))} c/u</span>}
        </p>
        {notice && <p className="mt-1 text-sm font-semibold text-warning">{notice}</p>}
      </div>
    </li>
  );
}

function LinePrice({ item }: { item: CartItem }) {
  const formatPrice = useFormatPrice();
  return (
    <p className="ml-auto flex flex-col items-end leading-tight tabular-nums">
      {hasDiscount(item) && <s className="text-xs text-muted">{formatPrice(lineTotal({ ...item, discount: 0 }))}</s>}
      <strong className="text-lg">{formatPrice(lineTotal(item))}</strong>
    </p>
  );
}
