import { Combobox } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { hasEnoughLetters } from './search-limits.ts';

/** Attributes of every product search input. */
export const productSearchInputProps = {
  placeholder: 'Escribí al menos 3 letras',
  maxLength: 60,
  autoComplete: 'off',
} as const;

export const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

type ProductOptionsProps<Item> = {
  typed: string;
  /** Shown instead of there being no results, while it is not known whether there are. */
  notice?: string | undefined;
  /** Shown above the products, which may cover the context next to the field. */
  header?: ReactNode;
  children: (item: Item) => ReactNode;
  className?: string;
};

/** The popup of found products within a `Combobox.Root`; `children` renders one product. */
export function ProductOptions<Item extends { id: number }>({
  typed,
  notice = 'No se han encontrado resultados.',
  header: head,
  children,
  className,
}: ProductOptionsProps<Item>) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} className="z-50 outline-none">
        <Combobox.Popup
          className={classNames(
            'w-(--anchor-width) max-w-(--available-width) rounded-lg border border-line bg-white shadow-pop',
            className,
          )}
        >
          {head}
          <Combobox.Empty className="px-4 py-3 text-sm text-muted empty:p-0">
            {hasEnoughLetters(typed) ? notice : 'Escribí al menos 3 letras.'}
          </Combobox.Empty>
          <Combobox.List className="max-h-[min(24rem,var(--available-height))] overflow-y-auto overscroll-contain py-1.5 data-empty:p-0">
            {(item: Item) => (
              <Combobox.Item
                key={item.id}
                value={item}
                className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-1 outline-none select-none data-highlighted:bg-ground"
              >
                {children(item)}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
