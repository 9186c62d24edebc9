import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../ui/icons.tsx';

/** Sort icon of a column header, by the value of `aria-sort`. */
export const sortIcons = {
  // On large screens only on hover and focus.
  none: {
    icon: ChevronsUpDownIcon,
    look: 'text-line-strong md:opacity-0 md:group-hover/head:opacity-100 md:group-focus-visible/head:opacity-100',
  },
  ascending: { icon: ArrowUpIcon, look: 'text-accent' },
  descending: { icon: ArrowDownIcon, look: 'text-accent' },
};
