import { memo, type ReactNode, type Ref, useId } from 'react';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { TriangleAlertIcon } from '#ui/icons/icons.tsx';
import { ariaCell, ariaRowAt } from '../../table/aria-table.ts';
import { PencilIcon } from '../../ui/icons.tsx';
import { editButtonId } from '../display/edit-button-id.ts';
import { formatWholePesos } from '../display/format-whole-pesos.ts';
import { SupplierLine } from '../display/supplier-line.tsx';
import type { PreviewRow } from '../rows/preview-rows.ts';
import { moveFocusWithArrows } from './arrow-key-navigation.ts';
import { doubtLabel } from './doubt-labels.ts';
import { PercentChangeBadge, SimilarityBadge } from './match-badges.tsx';
import { NewPriceCell } from './new-price-cell.tsx';
import { OfferedPrices } from './offered-prices.tsx';
import { matchRowClass } from './row-class.ts';

type MatchRowProps = {
  row: PreviewRow;
  /** Index among the filtered rows. */
  index: number;
  measure: Ref<HTMLDivElement>;
  onSelect: (key: number, on: boolean) => void;
  onEdit: (line: number) => void;
  rule: PriceRule;
  onCorrect: (key: number, price: number | undefined) => void;
  /** Shown in place of the product while it is being changed. */
  editor?: ReactNode;
};

/** A product, its line in the PDF and its new price. Memoised: a list may have thousands of rows. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { row, index, measure, onSelect, onEdit, rule, onCorrect, editor } = props;
  const id = useId();
  const { product, listed, doubts, selected } = row;
  return (
    <div
      {...ariaRowAt(index + 2)}
      ref={measure}
      data-index={index}
      className={classNames(
        matchRowClass,
        'absolute inset-x-0 items-start border-t border-line py-2 md:py-1',
        !selected && 'bg-ground',
      )}
    >
      <div {...ariaCell}>
        <label className="flex size-11 items-center justify-center rounded-md hover:bg-ink/8">
          <input
            type="checkbox"
            checked={selected}
            onChange={({ currentTarget }) => onSelect(row.key, currentTarget.checked)}
            onKeyDown={moveFocusWithArrows}
            aria-label={`Actualizar ${product.name}`}
            aria-describedby={doubts.length > 0 ? id : undefined}
            className="size-5 scroll-mb-36"
          />
        </label>
      </div>
      <div {...ariaCell} className={classNames('min-w-0 py-1', editor !== undefined && 'col-span-2 md:col-span-1')}>
        {editor ?? (
          <p className="leading-snug">
            <span className="font-semibold">{product.name}</span>{' '}
            <span className="text-sm text-muted">{product.brand}</span>
            {product.isDraft && (
              <Badge tone="quiet" className="ml-1.5 border border-line">
                Sin publicar
              </Badge>
            )}
            {row.remembered && (
              <Badge tone="quiet" className="ml-1.5 border border-line">
                Confirmada antes
              </Badge>
            )}
          </p>
        )}
        <SupplierLine text={listed.text} />
        {doubts.length > 0 && (
          <ul id={id} className="mt-0.5">
            {doubts.map((doubt) => (
              <li key={doubt} className="flex items-start gap-1.5 text-sm font-semibold text-warning">
                <TriangleAlertIcon className="mt-0.5 size-4 shrink-0" />
                {doubtLabel(doubt, row.percentChange)}
              </li>
            ))}
          </ul>
        )}
        <OfferedPrices {...{ row, rule, onCorrect }} />
      </div>
      <div className="order-last col-span-full col-start-2 flex flex-wrap items-center gap-x-2 gap-y-1 md:order-none md:contents">
        <div {...ariaCell} className="text-sm text-muted tabular-nums md:py-2.5 md:text-right">
          {formatWholePesos(product.price)}
          <span aria-hidden="true" className="ml-2 md:hidden">
            →
          </span>
        </div>
        <div {...ariaCell} className="tabular-nums md:py-0.5 md:text-right">
          <NewPriceCell {...{ row, rule, onCorrect }} />
        </div>
        <div {...ariaCell} className="md:py-2 md:text-right">
          <PercentChangeBadge percent={row.percentChange} />
        </div>
        <div {...ariaCell} className="md:py-2 md:text-right">
          <SimilarityBadge score={row.similarity} isAlike={row.isAlike} />
        </div>
      </div>
      <div {...ariaCell}>
        {!editor && (
          <IconButton
            id={editButtonId(row.line)}
            label={`Cambiar el producto de «${product.name}»`}
            className="scroll-mb-36 focus-visible:-outline-offset-2"
            onClick={() => onEdit(row.line)}
          >
            <PencilIcon className="size-4.5" />
          </IconButton>
        )}
      </div>
    </div>
  );
});
