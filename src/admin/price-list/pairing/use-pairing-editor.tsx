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
  onSelectionChange: (selection: (current: MatchSelection) => MatchSelection) => void;
  /** Element to focus when the edited line is filtered out. */
  fallbackFocusId: string;
};

/** Changes or adds the product of a line, then returns the focus to its edit button. */
export function usePairingEditor({ preview, rows, onSelectionChange, fallbackFocusId }: PairingEditorOptions) {
  const [line, setLine] = useState<number>();
  const [lastLine, setLastLine] = useState<number>();
  const suggest = useMemo(() => createProductSuggester(preview.products), [preview]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const row = rows.find((one) => one.line === line);

  const close = () => {
    flushSync(() => {
      setLine(undefined);
      setLastLine(line);
    });
    // The filter may hide the line now that it has a product.
    const editButton = document.getElementById(editButtonId(line ?? -1));
    if (editButton) editButton.focus();
    else document.getElementById(fallbackFocusId)?.focus({ preventScroll: true });
  };
  const pick = (id: number) => {
    if (line === undefined) return;
    flushSync(() =>
      onSelectionChange((current) =>
        row ? replaceProduct(current, { key: row.key, id }) : pairLine(current, { line, id }),
      ),
    );
    close();
  };
  const renderSearch = () => {
    const text = preview.lines.find((one) => one.line === line)?.text ?? '';
    const suggestions = suggest({ text, isTaken: (id) => byId.has(id) });
    return (
      <ProductSearchField
        line={text}
        products={preview.products}
        suggestions={row ? suggestions.filter(({ id }) => id !== row.id) : suggestions}
        currentLineOf={(id) => (id === row?.id ? undefined : byId.get(id)?.listed.text)}
        onPick={pick}
        onCancel={close}
      />
    );
  };
  return {
    edit: useCallback((next: number) => setLine(next), []),
    /** The line whose product is being changed, and its search field. */
    line,
    editor: line === undefined ? undefined : renderSearch(),
    /** The line edited before, whose button gets the focus. */
    lastLine,
  };
}
