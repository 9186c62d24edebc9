import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';

/** Up to this many cards all are rendered, for find-in-page and screen readers. */
const VIRTUALIZE_ABOVE = 20;
const OVERSCAN = 6;
/** Of a product's card and the gap between two, in pixels; each card is measured. */
const ESTIMATED_HEIGHT = 96;
const GAP = 8;

type VirtualCardsOptions = {
  keys: readonly number[];
  /** As they were when the list was last seen. */
  measured: VirtualItem[] | undefined;
};

/** The cards in sight and the one with the focus. */
export function useVirtualCards({ keys, measured }: VirtualCardsOptions) {
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: keys.length,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: () => ESTIMATED_HEIGHT,
    gap: GAP,
    scrollMargin: top,
    overscan: keys.length > VIRTUALIZE_ABOVE ? OVERSCAN : keys.length,
    rangeExtractor: (range) => {
      const focused = focusedIndex();
      const rendered = defaultRangeExtractor(range);
      if (focused < 0 || focused >= keys.length || rendered.includes(focused)) return rendered;
      return [...rendered, focused].toSorted((a, b) => a - b);
    },
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    ...(measured && { initialMeasurementsCache: measured }),
  });
  const { containerRef } = virtualizer;
  /** Ref of the list. */
  const container = useCallback(
    (element: HTMLElement | null) => {
      containerRef(element);
      if (element) setTop(Math.round(element.getBoundingClientRect().top + scrollY));
    },
    [containerRef],
  );
  return { virtualizer, container };
}

function focusedIndex(): number {
  return Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
}
