import { useCallback, useState } from 'react';
import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { Button } from '#ui/button/button.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useIsExpired } from '../display/use-is-expired.ts';
import type { ClosedReason } from '../flow/server-state.ts';
import { MatchTable } from '../matches/match-table.tsx';
import { usePriceCorrection } from '../matches/use-price-correction.ts';
import { useNewProducts } from '../new-products/use-new-products.ts';
import { usePairingEditor } from '../pairing/use-pairing-editor.tsx';
import { bulkSelectable, calculateTotals } from '../rows/preview-rows.ts';
import { useFilteredRows } from '../rows/use-filtered-rows.ts';
import { RulePanel } from '../rule/rule-panel.tsx';
import { describeErrors, findRuleErrors, initialTypedRule } from '../rule/typed-rule.ts';
import { type MatchSelection, setSelected } from '../selection/selection.ts';
import { PreviewFilters } from './preview-filters.tsx';
import { PreviewHeader } from './preview-header.tsx';
import { PreviewHeading } from './preview-heading.tsx';
import { TotalsBar } from './totals-bar.tsx';
import { UnmatchedLists } from './unmatched-lists.tsx';

type PreviewPanelProps = {
  preview: PricePreview;
  selection: MatchSelection;
  expiresAt: number;
  /** Why it cannot be confirmed, other than having expired. */
  closed: ClosedReason | undefined;
  confirming: boolean;
  /** Whether the list is being read again. */
  reading: boolean;
  /** Whether the heading takes the focus when the preview appears. */
  takesFocus: boolean;
  onSelectionChange: (selection: (current: MatchSelection) => MatchSelection) => void;
  onRuleChange: (rule: PriceRule) => void;
  /** Reads the file again in dollars, at a rate in centavos, or in pesos. */
  onReadIn: (dollarRate: number | null) => void;
  /** `newLines` become products. */
  onConfirm: (newLines: readonly number[]) => void;
  onCancel: () => void;
  hasFile: boolean;
  /** Reads the file again with the prices of this column; opens the file dialog when there is no file. */
  onReadAgain: (priceColumn?: string) => void;
};

const TITLE_ID = 'resumen';

/** The preview of a list: changes, doubts and unmatched lines and products. Controlled by its props. */
export function PreviewPanel({
  preview,
  selection,
  expiresAt,
  closed: closedReason,
  confirming,
  reading,
  takesFocus,
  onSelectionChange,
  onRuleChange,
  onReadIn,
  onConfirm,
  onCancel,
  hasFile,
  onReadAgain,
}: PreviewPanelProps) {
  const { rows, visible, unmatched, appliedFilter, query, showAll, bar } = useFilteredRows(preview, selection);
  const newProducts = useNewProducts(preview);
  const newLines = unmatched.lines.flatMap(({ line }) => (newProducts.lines.has(line) ? line : []));
  const [typed, setTyped] = useState(() => initialTypedRule(preview));
  const errors = findRuleErrors(preview.rule, typed);
  const isExpired = useIsExpired(expiresAt);
  const closed = isExpired ? 'time' : closedReason;
  const isBusy = confirming || reading;
  const selectAll = (on: boolean) => {
    const keys = new Set((on ? bulkSelectable(visible.rows) : visible.rows).map(({ key }) => key));
    onSelectionChange((current) => setSelected(current, { keys, on }));
  };
  const selectOne = useCallback(
    (key: number, on: boolean) => onSelectionChange((current) => setSelected(current, { keys: new Set([key]), on })),
    [onSelectionChange],
  );
  const correct = usePriceCorrection({ preview, onSelectionChange, fallbackFocusId: TITLE_ID });
  const { edit, line, editor, lastLine } = usePairingEditor({
    preview,
    rows,
    unmatched,
    onSelectionChange,
    fallbackFocusId: TITLE_ID,
  });
  const { lines, unpriced, missing, products } = visible;
  const hasUnmatched = [lines, unpriced, missing, products].some(({ length }) => length > 0);
  const showsUnmatched = (appliedFilter === 'all' || appliedFilter === 'none') && (query === '' || hasUnmatched);

  return (
    <section aria-labelledby={TITLE_ID} className="flex flex-col gap-3 md:gap-4">
      <PreviewHeading id={TITLE_ID} takesFocus={takesFocus} />
      <PreviewHeader {...{ preview, expiresAt, closed, isBusy, hasFile, onReadAgain }} />
      <RulePanel
        {...{ preview, typed, errors, hasFile, onReadIn }}
        disabled={isBusy}
        onType={setTyped}
        onChange={onRuleChange}
      />
      <PreviewFilters key={bar.key} {...bar.props} />
      <p role="status" className="sr-only">
        {`Se ven ${visible.rows.length} de ${rows.length} precios.`}
      </p>
      {visible.rows.length > 0 && (
        <MatchTable
          rows={visible.rows}
          onSelect={selectOne}
          onSelectAll={selectAll}
          onEdit={edit}
          rule={preview.rule}
          onCorrect={correct}
          editing={line}
          editor={editor}
          lastEdited={lastLine}
        />
      )}
      {rows.length > 0 && visible.rows.length === 0 && !showsUnmatched && (
        <EmptyState icon={SearchIcon} text="No hay precios con este filtro.">
          <Button size="sm" variant="ghost" onClick={showAll}>
            Ver todos
          </Button>
        </EmptyState>
      )}
      {showsUnmatched && (
        <UnmatchedLists
          key={`${appliedFilter} ${query}`}
          {...visible}
          supplierName={preview.supplier?.name}
          rule={preview.rule}
          {...{ newProducts, isBusy }}
          onEdit={edit}
          editing={line}
          editor={editor}
        />
      )}
      <TotalsBar
        {...{ closed, confirming, reading, onCancel, hasFile }}
        problem={describeErrors(errors)}
        onConfirm={() => onConfirm(newLines)}
        newProducts={newLines.length}
        onReadAgain={() => onReadAgain()}
        totals={calculateTotals(rows)}
        total={rows.length}
      />
    </section>
  );
}
