import { type MouseEvent, type ReactNode, useState } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import type { Flavor } from '#domain/catalogue/flavor.ts';
import { isOutOfStock } from '#domain/catalogue/stock.ts';
import { Button } from '#ui/button/button.tsx';
import { buttonClass } from '#ui/button/button-class.ts';
import { announce } from '#ui/feedback/live-region.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { CheckIcon, TriangleAlertIcon } from '#ui/icons/icons.tsx';
import { wait } from '#ui/timing/wait.ts';
import { dismissAddedItem, setReturnFocus, startDismissal } from '../cart/added-item.ts';
import { addToCart } from '../cart/cart-store.ts';
import { type AddState, addSteps } from './add-button-states.ts';
import { lazyAddedPopup } from './lazy-added-popup.ts';

const REFUSED_TEXT = 'No hay más stock de este producto';

type AddButtonProps = {
  product: ShopProduct;
  /** Null adds the first flavor in stock. */
  flavor: Flavor | null;
  quantity?: number;
  size?: 'sm' | 'lg';
  onAdded?: (() => void) | undefined;
};

/** Adds to the cart; disabled with 'Sin Stock' when out of stock. */
export function AddButton({ product, flavor, quantity = 1, size = 'sm', onAdded }: AddButtonProps) {
  const [state, setState] = useState<AddState>('idle');
  if (isOutOfStock(product)) {
    return (
      <Button variant="secondary" size={size} wide disabled>
        Sin Stock
      </Button>
    );
  }

  const preload = () => void lazyAddedPopup.load();

  async function add(event: MouseEvent<HTMLButtonElement>) {
    if (state !== 'idle') return;
    setReturnFocus(event.currentTarget);
    void lazyAddedPopup.load().then(startDismissal);
    const result = addToCart(product, flavor, quantity) ? 'added' : 'refused';
    if (result === 'refused') {
      dismissAddedItem();
      announce(REFUSED_TEXT);
    } else onAdded?.();
    for (const step of addSteps(result)) {
      setState(step.state);
      await wait(step.ms);
    }
    setState('idle');
    announce('');
  }

  const { label, className, content } = appearances[state];
  return (
    <button
      type="button"
      aria-label={`${label}: ${product.name}`}
      // Not `disabled`, which would lose the focus.
      aria-disabled={state !== 'idle'}
      onClick={add}
      onPointerEnter={preload}
      onFocus={preload}
      className={buttonClass({ variant: variants[size], size, wide: true, className })}
    >
      {content ?? label}
    </button>
  );
}

const variants = { sm: 'secondary', lg: 'primary' } as const;

/** `content` replaces the label on the screen. */
type Appearance = { label: string; className: string; content?: ReactNode };

const busyAppearance: Appearance = { label: 'Cargando...', className: 'needs-script', content: <Spinner size="sm" /> };

const appearances: Record<AddState, Appearance> = {
  idle: { label: 'Agregar al carrito', className: 'needs-script' },
  loading: busyAppearance,
  pausing: busyAppearance,
  added: {
    label: 'Agregado al carrito',
    className: 'needs-script bg-success!',
    content: <CheckIcon className="size-6 transition-[scale] duration-base starting:scale-50" strokeWidth={3} />,
  },
  refused: {
    label: REFUSED_TEXT,
    className: 'needs-script bg-warning-soft! px-2! text-warning!',
    content: (
      <>
        <TriangleAlertIcon className="size-5 shrink-0" />
        <span className="text-left text-xs">{REFUSED_TEXT}</span>
      </>
    ),
  },
};
