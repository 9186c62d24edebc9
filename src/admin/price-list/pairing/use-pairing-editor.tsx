import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import { priceByRule } from '#domain/pricing/price-rule.ts';
import { toastSuccess } from '../../ui/toasts.tsx';
import { editButtonId } from '../display/edit-button-id.ts';
import type { PreviewRow, Unmatched } from '../rows/preview-rows.ts';
import {
  addProduct,
  type ChosenPair,
  type MatchSelection,
  pairAlike,
  pairLine,
  replaceProduct,
  setSelected,
} from '../selection/selection.ts';
import { findAlike } from './alike-lines.ts';
import { expectedToday, isFar } from './price-change.ts';
import { ProductSearchField } from './product-search-field.tsx';
import { createProductSuggester } from './product-suggestions.ts';

type PairingEditorOptions = {
  preview: PricePreview;
  rows: readonly PreviewRow[];
  unmatched: Unmatched;
  onSelectionChange: (selection: (current: MatchSelection) => MatchSelection) => void;
  /** Element to focus when the edited line is filtered out. */
  fallbackFocusId: string;
};

/** Changes or adds the product of a line and of those like it, then returns the focus to its edit button. */
export function usePairingEditor({
  preview,
  rows,
  unmatched,
  onSelectionChange,
  fallbackFocusId,
}: PairingEditorOptions) {
  const [line, setLine] = useState<number>();
  const [isFurther, setFurther] = useState(false);
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
  const pairTo = (current: MatchSelection, { line, id }: ChosenPair): MatchSelection => {
    if (!row) return pairLine(current, { line, id });
    return isFurther ? addProduct(current, { line, id }) : replaceProduct(current, { key: row.key, id });
  };
  const priceOf = (line: number | undefined) => preview.lines.find((one) => one.line === line)?.price ?? 0;
  const isFarPrice = ({ line, id }: ChosenPair) => {
    const today = expectedToday(priceOf(line), rows) ?? priceByRule(preview.rule, priceOf(line));
    return isFar(preview.products.find((one) => one.id === id)?.price ?? today, today);
  };
  const pick = (id: number) => {
    if (line === undefined) return;
    const alike = findAlikePairs({ line, id }, { preview, unmatched, rows: isFurther ? rows : [] });
    const pair = (current: MatchSelection) => {
      const paired = pairAlike(pairTo(current, { line, id }), alike);
      const own = paired.filter((one) => one.line === line && one.id === id);
      return setSelected(paired, { keys: new Set(own.map(({ key }) => key)), on: !isFarPrice({ line, id }) });
    };
    flushSync(() => onSelectionChange(pair));
    close();
    if (alike.length > 0) toastSuccess(alikeText(alike.length));
  };
  const renderSearch = () => {
    const { text = '', product } = preview.lines.find((one) => one.line === line) ?? {};
    const today = expectedToday(priceOf(line), rows);
    const suggestions = suggest({ text, brand: product?.brand, today, isTaken: (id) => byId.has(id) });
    return (
      <ProductSearchField
        line={text}
        products={preview.products}
        suggestions={row ? suggestions.filter(({ id }) => id !== row.id) : suggestions}
        currentLineOf={(id) => (id === row?.id ? undefined : byId.get(id)?.listed.text)}
        further={row && { of: row.product.name, isChosen: isFurther, onChange: setFurther }}
        onPick={pick}
        onCancel={close}
      />
    );
  };
  return {
    edit: useCallback((next: number) => {
      setLine(next);
      setFurther(false);
    }, []),
    /** The line whose product is being changed, and its search field. */
    line,
    editor: line === undefined ? undefined : renderSearch(),
    /** The line edited before, whose button gets the focus. */
    lastLine,
  };
}

/** The pairs of other lines that follow from one. */
function findAlikePairs(
  { line, id }: ChosenPair,
  { preview, rows, unmatched }: Pick<PairingEditorOptions, 'preview' | 'rows' | 'unmatched'>,
): ChosenPair[] {
  const listed = preview.lines.find((one) => one.line === line);
  const product = preview.products.find((one) => one.id === id);
  if (!listed || !product) return [];
  const lines = unmatched.lines.filter((one) => one !== listed);
  const products = [...unmatched.missing, ...unmatched.products].filter((one) => one !== product);
  const paired = rows.map((row) => ({ line: row.listed, product: row.product }));
  return findAlike({ line: listed, product }, { lines, products, shop: preview.products, paired });
}

function alikeText(count: number): string {
  return count === 1
    ? 'Otro producto sale igual: está en «Parecidas», sin tildar.'
    : `Otros ${count} productos salen igual: están en «Parecidas», sin tildar.`;
}
