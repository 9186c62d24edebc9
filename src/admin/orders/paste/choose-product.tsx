import { finalPrice } from '#domain/money/discount.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { ProductPicker } from '../../sales/form/product-picker.tsx';
import { type DraftLine, withProduct } from './order-draft.ts';

type ChooseProductProps = { line: DraftLine; onChange: (line: DraftLine) => void };

/** One of the products that the line can mean, or any product when it can mean none. */
export function ChooseProduct({ line, onChange }: ChooseProductProps) {
  const { candidates } = line.ordered;
  if (candidates.length === 0) {
    return (
      <ProductPicker
        product={null}
        disabled={false}
        error={undefined}
        autoFocus={false}
        onPick={(picked) => {
          if (picked?.id == null) return;
          const { id, name, amount, flavors } = picked;
          onChange(withProduct(line, { id, name, amount, flavors, price: finalPrice(picked) }));
        }}
      />
    );
  }
  const labelOf = ({ product, flavor }: (typeof candidates)[number]) =>
    flavor ? `${product.name}, ${flavor}` : product.name;
  return (
    <SelectField
      label="Producto"
      value=""
      options={[
        { value: '', label: 'Elegí uno' },
        ...candidates.map((candidate, index) => ({ value: String(index), label: labelOf(candidate) })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const chosen = candidates[Number(value)];
        if (value !== '' && chosen) onChange(withProduct(line, chosen.product, chosen.flavor));
      }}
    />
  );
}
