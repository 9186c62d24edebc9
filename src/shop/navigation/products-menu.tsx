import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { pages } from '#contract/urls/shop-urls.ts';
import { classNames } from '#ui/class-names.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { Menu } from '../site-data/load-site-data.ts';
import { MegaMenu } from './mega-menu.ts';
import { NavLink } from './nav-link.tsx';

/** Lets the pointer leave the menu briefly on its way into it. */
const LEAVE_MS = 180;

/** 'Productos' with its menu: opens on hover or by its button, closes on Escape, on a link, or when pointer or focus leave. */
export function ProductsMenu({ menu }: { menu: Menu | null }) {
  const [open, setOpen] = useState(false);
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  const close = () => setOpen(false);
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    clearTimeout(leaveTimer.current);
    if (pointerType === 'mouse') setOpen(true);
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') leaveTimer.current = setTimeout(close, LEAVE_MS);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <li className="group/menu" {...{ onPointerEnter, onPointerLeave, onKeyDown, onClick, onBlur }}>
      <span className="inline-flex">
        <NavLink to={pages.products}>Productos</NavLink>
        <button
          ref={button}
          type="button"
          aria-label="Ver categorías y marcas"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          className="-mr-3 inline-flex min-h-12 w-9 items-center justify-center no-script:hidden"
        >
          <ChevronDownIcon className={classNames('size-4 transition-transform', open && 'rotate-180')} />
        </button>
      </span>
      <div
        id={panel}
        className={classNames(
          'absolute inset-x-0 top-full border-t-4 border-accent bg-white text-ink shadow-pop [--focus-color:var(--color-ink)]',
          open ? 'block' : 'hidden no-script:group-focus-within/menu:block no-script:group-hover/menu:block',
        )}
      >
        <MegaMenu key={String(menu !== null)} menu={menu} />
      </div>
    </li>
  );
}
