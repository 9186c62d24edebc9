import type { ReactNode } from 'react';
import type { ListedLine } from '#contract/admin/price-list/price-preview.ts';
import { type PriceRule, priceByRule } from '#domain/pricing/price-rule.ts';
import { Button } from '#ui/button/button.tsx';
import { editButtonId } from '../display/edit-button-id.ts';
import { formatListPrice } from '../display/format-list-price.ts';
import { formatWholePesos } from '../display/format-whole-pesos.ts';
import { SupplierLine } from '../display/supplier-line.tsx';
import type { NewProducts } from './use-new-products.ts';

type UnmatchedLineProps = {
  listed: ListedLine;
  rule: PriceRule;
  newProducts: NewProducts;
  disabled: boolean;
  onEdit: (line: number) => void;
  /** The search field while its product is being chosen. */
  editor: ReactNode;
};

/** A line without a product: choose one, create one, or have one created when the list is confirmed. */
export function UnmatchedLine({ listed, rule, newProducts, disabled, onEdit, editor }: UnmatchedLineProps) {
  const { line, text, price, product } = listed;
  const { lines, created, canCreate, select, openForm } = newProducts;
  const isSelected = lines.has(line);
  return (
    <li className="flex items-start gap-x-1 py-1 pr-3 pl-1.5">
      <span className="size-11 shrink-0">
        {canCreate(listed) && (
          <label className="flex size-11 items-center justify-center rounded-md hover:bg-ink/8">
            <input
              type="checkbox"
              checked={isSelected}
              disabled={disabled}
              onChange={({ currentTarget }) => select([listed], currentTarget.checked)}
              aria-label={`Crear «${product?.name}» al confirmar`}
              className="size-5 scroll-mb-36"
            />
          </label>
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 py-1">
        <div className="min-w-48 flex-1">
          {editor}
          <SupplierLine text={text} />
          <p className="text-sm tabular-nums">
            {isSelected && product ? (
              <>
                Se crea inactivo: <strong>{product.name}</strong>
                {product.brand && `, ${product.brand}`}, {formatWholePesos(priceByRule(rule, price))}
              </>
            ) : (
              <>
                {product && `${product.name} · `}
                <strong>{formatListPrice(rule, price)}</strong>
              </>
            )}
          </p>
          {created.has(line) && <p className="text-sm font-semibold text-success">Ya creaste «{created.get(line)}».</p>}
        </div>
        {!editor && (
          <div className="flex flex-wrap gap-x-4">
            <Button
              id={editButtonId(line)}
              variant="link"
              className="scroll-mb-36 text-sm"
              disabled={disabled}
              onClick={() => onEdit(line)}
            >
              Elegir producto
              <span className="sr-only"> de «{text}»</span>
            </Button>
            {canCreate(listed) && (
              <Button
                variant="link"
                className="scroll-mb-36 text-sm"
                disabled={disabled}
                onClick={() => void openForm(listed)}
              >
                Crear producto
                <span className="sr-only"> «{product?.name}»</span>
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
