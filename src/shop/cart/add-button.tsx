import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ShopProduct } from '#contract/product.ts';
import type { Flavor } from '#domain/product.ts';
import { isOutOfStock } from '#domain/stock.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Spinner } from '#ui/spinner.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type AddState, addSteps } from './add-button-states.ts';
import { announce } from './announcement.ts';
import { addToCart } from './cart-store.ts';
import { addedPopup } from './parts.ts';
import { wait } from './wait.ts';

const REFUSED_TEXT = 'No hay más stock de este producto';

type AddButtonProps = {
  product: ShopProduct;
  /** Null takes the first flavor in stock. */
  flavor: Flavor | null;
  size?: 'sm' | 'lg';
};

/** Puts one unit into the cart; 'Sin Stock' and disabled when there is none. */
export function AddButton({ product, flavor, size = 'sm' }: AddButtonProps) {
  const [state, setState] = useState<AddState>('idle');
  if (isOutOfStock(product)) {
    return (
      <Button variant="secondary" size={size} wide disabled>
        Sin Stock
      </Button>
    );
  }

  async function add() {
    if (state !== 'idle') return;
    addedPopup.load();
    const result = addToCart(product, flavor) ? 'added' : 'refused';
    if (result === 'refused') announce(REFUSED_TEXT);
    for (const step of addSteps(result)) {
      setState(step.state);
      await wait(step.ms);
    }
    setState('idle');
    announce('');
  }

  return (
    <button
      type="button"
      // Not `disabled`, which would take the focus away.
      aria-disabled={state !== 'idle'}
      data-state={state}
      onClick={add}
      onPointerEnter={addedPopup.load}
      onFocus={addedPopup.load}
      className={buttonClass({ variant: variants[size], size, wide: true, className: faces[state].look })}
    >
      {faces[state].text}
      <VisuallyHidden>: {product.name}</VisuallyHidden>
    </button>
  );
}

const variants = { sm: 'secondary', lg: 'primary' } as const;

type Face = { look: string; text: ReactNode };

const working: Face = { look: 'needs-script', text: <Spinner size="sm" /> };

const faces: Record<AddState, Face> = {
  idle: { look: 'needs-script', text: 'Agregar al carrito' },
  loading: working,
  pausing: working,
  added: {
    look: 'needs-script bg-success!',
    text: (
      <>
        <Check className="size-6 transition-[scale] duration-base starting:scale-50" strokeWidth={3} />
        <VisuallyHidden>Agregado</VisuallyHidden>
      </>
    ),
  },
  refused: {
    look: 'needs-script bg-warning-soft! px-2! text-warning!',
    text: (
      <>
        <TriangleAlert className="size-5 shrink-0" />
        <span className="text-left text-xs">{REFUSED_TEXT}</span>
      </>
    ),
  },
};
