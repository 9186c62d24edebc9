import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../ui/icons.tsx';

/** Sort icon of a column header, by the value of `aria-sort`. */
export const sortIcons = {
  // On large screens only on hover and focus.
  none: {
    icon: ChevronsUpDownIcon,
    className: 'text-line-strong md:opacity-0 md:group-hover/head:opacity-100 md:group-focus-visible/head:opacity-100',
  },
  ascending: { icon: ArrowUpIcon, className: 'text-accent' },
  descending: { icon: ArrowDownIcon, className: 'text-accent' },
};
