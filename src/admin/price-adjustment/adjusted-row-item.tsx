import { memo } from 'react';
import { formatPrice } from '#domain/money/format-price.ts';
import { formatChange } from '#domain/money/percent.ts';
import { percentChange } from '#domain/pricing/match-doubts.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { type AdjustedRow, canChange } from './adjusted-rows.ts';

type AdjustedRowItemProps = {
  row: AdjustedRow;
  ticked: boolean;
  /** Without a rule there is nothing to say about the new price. */
  hasRule: boolean;
  onTick: (row: AdjustedRow, ticked: boolean) => void;
};

/** A product with its price of now and the one that the rule gives. Memoised: there may be hundreds. */
export const AdjustedRowItem = memo(function AdjustedRowItem({ row, ticked, hasRule, onTick }: AdjustedRowItemProps) {
  const { name, brand, price, after, warning } = row;
  const change = after === undefined ? null : percentChange({ current: price, price: after });
  return (
    <li>
      <label className="flex min-h-14 items-center gap-3 px-3 py-1.5 has-disabled:text-muted md:px-4">
        <input
          type="checkbox"
          checked={ticked}
          disabled={!canChange(row)}
          onChange={({ currentTarget }) => onTick(row, currentTarget.checked)}
          className="size-5 shrink-0"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span className="block text-sm text-muted">{brand}</span>
        </span>
        <span className="shrink-0 text-right tabular-nums">
          <span className="block text-sm text-muted">
            <span className="sr-only">Antes</span> {formatPrice(price)}
          </span>
          {after !== undefined && (
            <strong className="block">
              <span className="sr-only">Ahora</span> {formatPrice(after)}
            </strong>
          )}
          {hasRule && after === undefined && <span className="block text-sm">Sin precio por esta regla</span>}
          {change !== null && change !== 0 && (
            <Badge tone={warning ? 'danger' : 'quiet'}>
              {formatChange(change)}
              {warning === 'below-cost' && ', debajo del costo'}
            </Badge>
          )}
        </span>
      </label>
    </li>
  );
});
