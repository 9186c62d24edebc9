import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import { useIsPhone } from '../../ui/use-is-phone.ts';

/** Up to this many rows all are rendered, for find-in-page and screen readers; longer lists are virtualised. */
const VIRTUALIZE_ABOVE = 100;
const OVERSCAN = 8;

type VirtualRowsOptions = {
  keys: readonly number[];
  /** Indexes of rows that are always rendered; -1 for none. */
  pinned: readonly number[];
};

/** Virtualised rows: the visible and pinned ones, and the one with the focus. */
export function useVirtualRows({ keys, pinned }: VirtualRowsOptions) {
  const [top, setTop] = useState(0);
  const height = useIsPhone() ? 132 : 61;
  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: keys.length,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: () => height,
    scrollMargin: top,
    overscan: keys.length > VIRTUALIZE_ABOVE ? OVERSCAN : keys.length,
    rangeExtractor: (range) => {
      const alwaysRendered = [...pinned, focusedIndex()].filter((index) => index >= 0 && index < keys.length);
      const rendered = [...defaultRangeExtractor(range), ...alwaysRendered];
      return [...new Set(rendered)].sort((a, b) => a - b);
    },
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
  const { containerRef } = rows;
  /** Ref of the rows' container. Later changes of its offset are smaller than the overscan. */
  const container = useCallback(
    (element: HTMLElement | null) => {
      containerRef(element);
      if (element) setTop(Math.round(element.getBoundingClientRect().top + scrollY));
    },
    [containerRef],
  );
  return { virtualRows: rows.getVirtualItems(), measure: rows.measureElement, container };
}

function focusedIndex(): number {
  return Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
}
