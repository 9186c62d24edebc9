import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import { useIsPhone } from '../../ui/use-is-phone.ts';

/** So many rows are drawn whole, for the browser's own search and for screen readers; of more only what is near. */
const VIRTUALIZE_ABOVE = 100;
const OVERSCAN = 8;

type VirtualRowsOptions = {
  keys: readonly number[];
  /** Places of rows that are drawn wherever they are; -1 for none. */
  held: readonly number[];
};

/** Which rows are drawn: those in sight, those that are held, and the one with the focus. */
export function useVirtualRows({ keys, held }: VirtualRowsOptions) {
  const [top, setTop] = useState(0);
  const height = useIsPhone() ? 132 : 61;
  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: keys.length,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: () => height,
    scrollMargin: top,
    overscan: keys.length > VIRTUALIZE_ABOVE ? OVERSCAN : keys.length,
    rangeExtractor: (range) => {
      const kept = [...held, focusedIndex()].filter((index) => index >= 0 && index < keys.length);
      const drawn = [...defaultRangeExtractor(range), ...kept];
      return [...new Set(drawn)].sort((a, b) => a - b);
    },
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
  const { containerRef } = rows;
  /** For the element that the rows stand in. What comes above it later moves it by less than what is drawn beyond sight. */
  const frame = useCallback(
    (element: HTMLElement | null) => {
      containerRef(element);
      if (element) setTop(Math.round(element.getBoundingClientRect().top + scrollY));
    },
    [containerRef],
  );
  return { drawn: rows.getVirtualItems(), measure: rows.measureElement, frame };
}

function focusedIndex(): number {
  return Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
}
