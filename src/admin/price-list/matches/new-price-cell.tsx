import { formatPesos } from '#domain/money/money.ts';
import { parsePrice } from '#domain/money/parse-price.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { EditableCell } from '../../editable-cell/editable-cell.tsx';
import { formatListPrice } from '../display/format-list-price.ts';
import { formatWholePesos } from '../display/format-whole-pesos.ts';
import type { PreviewRow } from '../rows/preview-rows.ts';

type NewPriceCellProps = {
  row: PreviewRow;
  rule: PriceRule;
  /** Without a price the row has that which was read. */
  onCorrect: (key: number, price: number | undefined) => void;
};

/** The new price of a row. That of the list, where it is not the same, is below it; it can be corrected. */
export function NewPriceCell({ row, rule, onCorrect }: NewPriceCellProps) {
  const { key, product, listed, inList, newPrice } = row;
  const isSame = newPrice === inList;
  const cell = (
    <EditableCell
      label={`Precio en la lista de ${product.name}`}
      column="list-price"
      value={inList}
      format={formatPesos}
      show={(price) => formatListPrice(rule, price)}
      // Nothing costs nothing.
      parse={(text) => parsePrice(text) || undefined}
      save={async (price) => {
        onCorrect(key, price === listed.price ? undefined : price);
        return true;
      }}
      className={isSame ? 'max-md:-ml-2 max-md:w-auto md:-mr-2 md:w-[calc(100%+0.5rem)]' : '-mr-2 w-auto md:min-h-7'}
    />
  );
  if (isSame) return <div className="font-bold max-md:max-w-32">{cell}</div>;
  return (
    <>
      <span className="font-bold md:inline-block md:pt-1.5">{formatWholePesos(newPrice)}</span>
      <span className="inline-flex max-w-32 items-center text-xs text-muted max-md:ml-1.5">lista {cell}</span>
    </>
  );
}
