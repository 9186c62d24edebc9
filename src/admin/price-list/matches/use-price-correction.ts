import { useCallback, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import { createRowBuilder, isSettled } from '../rows/preview-rows.ts';
import { correctPrice, type MatchSelection } from '../selection/selection.ts';

type CorrectionOptions = {
  preview: PricePreview;
  onSelectionChange: (selection: (current: MatchSelection) => MatchSelection) => void;
  /** Element to focus when the filter hides the row now. */
  fallbackFocusId: string;
};

/** Gives a row another price of the list, or without one that which was read. */
export function usePriceCorrection({ preview, onSelectionChange, fallbackFocusId }: CorrectionOptions) {
  const show = useMemo(() => createRowBuilder(preview), [preview]);
  return useCallback(
    (key: number, price: number | undefined) => {
      const correct = (current: MatchSelection) => {
        const before = current.find((row) => row.key === key);
        const [row] = before ? show([{ ...before, corrected: price }]) : [];
        return correctPrice(current, { key, price, selected: row !== undefined && isSettled(row) });
      };
      flushSync(() => onSelectionChange(correct));
      if (document.activeElement === document.body)
        document.getElementById(fallbackFocusId)?.focus({ preventScroll: true });
    },
    [show, onSelectionChange, fallbackFocusId],
  );
}
