import type { ReactNode } from 'react';
import type { ListedProduct } from '#contract/admin/price-list/price-preview.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { formatWholePesos } from '../display/format-whole-pesos.ts';
import { UnmatchedLine } from '../new-products/unmatched-line.tsx';
import type { NewProducts } from '../new-products/use-new-products.ts';
import type { Unmatched } from '../rows/preview-rows.ts';
import { UnmatchedSection } from './unmatched-section.tsx';

type UnmatchedListsProps = Unmatched & {
  supplierName: string | undefined;
  rule: PriceRule;
  newProducts: NewProducts;
  isBusy: boolean;
  onEdit: (line: number) => void;
  /** The line whose product is being changed, and its search field. */
  editing: number | undefined;
  editor: ReactNode;
};

/** Products without a line in the list, and lines without a product. */
export function UnmatchedLists({
  lines,
  unpriced,
  missing,
  products,
  supplierName,
  rule,
  newProducts,
  isBusy,
  onEdit,
  editing,
  editor,
}: UnmatchedListsProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        {unpriced.length > 0 && (
          <UnmatchedSection
            title="Vinieron sin precio"
            description="La lista los trae sin precio, agotados o a consultar: su precio queda como está."
            items={unpriced}
            renderItem={renderProduct}
          />
        )}
        {missing.length > 0 && (
          <UnmatchedSection
            title="No vinieron en esta lista"
            description={`Estaban en listas anteriores de ${supplierName}: su precio queda como está.`}
            items={missing}
            renderItem={renderProduct}
          />
        )}
        <UnmatchedSection
          title="Productos sin coincidencia"
          description="Están en tu tienda y no en la lista: su precio queda como está."
          items={products}
          renderItem={renderProduct}
        />
      </div>
      <UnmatchedSection
        title="Líneas de la lista sin producto"
        description="Si alguna es un producto tuyo, elegilo y se recuerda para la próxima. Las que tildes se crean al confirmar, como productos inactivos."
        items={lines}
        renderItem={(listed) => (
          <UnmatchedLine
            key={listed.line}
            {...{ listed, rule, newProducts, onEdit }}
            disabled={isBusy}
            editor={editing === listed.line ? editor : undefined}
          />
        )}
      >
        <SelectAllLines {...{ lines, newProducts }} disabled={isBusy} />
      </UnmatchedSection>
    </div>
  );
}

const renderProduct = ({ id, name, brand, price, isDraft }: ListedProduct) => (
  <li key={id} className="flex items-start gap-3 px-3 py-2">
    <p className="min-w-0 flex-1 leading-snug">
      <span className="font-semibold">{name}</span> <span className="text-sm text-muted">{brand}</span>
      {isDraft && (
        <Badge tone="quiet" className="ml-1.5 border border-line">
          Sin publicar
        </Badge>
      )}
    </p>
    <span className="text-sm text-muted tabular-nums">{formatWholePesos(price)}</span>
  </li>
);

type SelectAllLinesProps = Pick<UnmatchedListsProps, 'lines' | 'newProducts'> & { disabled: boolean };

function SelectAllLines({ lines, newProducts, disabled }: SelectAllLinesProps) {
  const selectable = lines.filter(newProducts.canCreate);
  if (selectable.length === 0) return null;
  const areAll = selectable.every(({ line }) => newProducts.lines.has(line));
  return (
    <label className="-ml-1.5 flex min-h-11 items-center gap-3 px-3 text-sm font-semibold">
      <input
        type="checkbox"
        checked={areAll}
        disabled={disabled}
        onChange={() => newProducts.select(selectable, !areAll)}
        className="size-5"
      />
      Crear todos los que se ven
    </label>
  );
}
