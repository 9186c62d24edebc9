import { ArrowDown, ArrowUp, ChevronsUpDown } from '../ui/icons.tsx';

/** How the title of a column shows whether it sorts the table; the names are those of `aria-sort`. */
export const sortIcons = {
  // At a desk only under the mouse or with the focus, so that titles stand calmly.
  none: {
    icon: ChevronsUpDown,
    look: 'text-line-strong md:opacity-0 md:group-hover/head:opacity-100 md:group-focus-visible/head:opacity-100',
  },
  ascending: { icon: ArrowUp, look: 'text-accent' },
  descending: { icon: ArrowDown, look: 'text-accent' },
};
