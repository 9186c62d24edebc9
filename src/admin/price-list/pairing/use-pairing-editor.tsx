import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PricePreview } from '#contract/admin/price-list.ts';
import { editButtonId } from '../display/edit-button-id.ts';
import type { PreviewRow } from '../rows/preview-rows.ts';
import { type MatchSelection, pairLine, replaceProduct } from '../selection/selection.ts';
import { ProductSearchField } from './product-search-field.tsx';
import { createProductSuggester } from './product-suggestions.ts';

type PairingEditorOptions = {
  preview: PricePreview;
  rows: readonly PreviewRow[];
  onChoose: (choice: (now: MatchSelection) => MatchSelection) => void;
  /** Where the focus goes when the line is out of sight. */
  elsewhere: string;
};

/** Looks for the product of a line, whether it has one already or not; then the focus is back where it was. */
export function usePairingEditor({ preview, rows, onChoose, elsewhere }: PairingEditorOptions) {
  const [line, setLine] = useState<number>();
  const [lastLine, setLastLine] = useState<number>();
  const likely = useMemo(() => createProductSuggester(preview.products), [preview]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const row = rows.find((one) => one.line === line);

  const leave = () => {
    flushSync(() => {
      setLine(undefined);
      setLastLine(line);
    });
    // A line that got its product may be out of sight with this filter.
    const place = document.getElementById(editButtonId(line ?? -1));
    if (place) place.focus();
    else document.getElementById(elsewhere)?.focus({ preventScroll: true });
  };
  const pick = (id: number) => {
    if (line === undefined) return;
    flushSync(() => onChoose((now) => (row ? replaceProduct(now, { key: row.key, id }) : pairLine(now, { line, id }))));
    leave();
  };
  const search = () => {
    const text = preview.lines.find((one) => one.line === line)?.text ?? '';
    const offered = likely({ text, isTaken: (id) => byId.has(id) });
    return (
      <ProductSearchField
        line={text}
        products={preview.products}
        likely={row ? offered.filter(({ id }) => id !== row.id) : offered}
        lineOf={(id) => (id === row?.id ? undefined : byId.get(id)?.listed.text)}
        onPick={pick}
        onLeave={leave}
      />
    );
  };
  return {
    edit: useCallback((wanted: number) => setLine(wanted), []),
    /** The line whose product is looked for, and the search. */
    line,
    editor: line === undefined ? undefined : search(),
    /** The line before, whose row gets the focus. */
    lastLine,
  };
}
