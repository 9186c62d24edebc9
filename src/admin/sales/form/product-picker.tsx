import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { finalPrice } from '#domain/money/discount.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { saleFields } from '#domain/sales/sale-fields.ts';
import { classNames } from '#ui/class-names.ts';
import { controlClass, FormField } from '#ui/form/form-field.tsx';
import { focusOnMount, ProductOptions, productSearchInputProps } from '../../product-search/product-options.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { type SaleFormProduct, toSaleFormProduct } from './sale-values.ts';
import { useProductSearch } from './use-product-search.ts';

type ProductPickerProps = {
  product: SaleFormProduct | null;
  onPick: (product: SaleFormProduct | null) => void;
  disabled: boolean;
  error: string | undefined;
  autoFocus: boolean;
};

const notices = {
  searching: 'Buscando…',
  found: undefined,
  failed: 'Hubo un error al obtener los productos.',
};

/** Searches products by name while typing; Enter selects the first. */
export function ProductPicker({ product, onPick, disabled, error, autoFocus }: ProductPickerProps) {
  const [typed, setTyped] = useState(product?.name ?? '');
  const { results, state, start, stop } = useProductSearch();

  return (
    <Combobox.Root
      items={results}
      filter={null}
      autoHighlight
      disabled={disabled}
      itemToStringLabel={({ name }: Product) => name}
      isItemEqualToValue={(item, value) => item.id === value.id}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change') start(text);
        if (reason === 'input-change' || reason === 'item-press') setTyped(text);
      }}
      onValueChange={(picked: Product | null) => {
        if (picked) onPick(toSaleFormProduct(picked));
      }}
    >
      <FormField label={saleFields.productId.label} required={!disabled} error={error} className="col-span-6">
        {({ required: _, ...attributes }) => (
          <Combobox.Input
            {...attributes}
            aria-required
            ref={autoFocus ? focusOnMount : undefined}
            {...productSearchInputProps}
            onBlur={() => {
              stop();
              setTyped(product?.name ?? '');
            }}
            className={controlClass}
          />
        )}
      </FormField>
      <ProductOptions typed={typed} notice={notices[state]}>
        {(item: Product) => (
          <>
            {' '}
            <Thumbnail url={item.images[0]?.url} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{item.name}</span>
              <span className="block text-sm text-muted tabular-nums">{formatPrice(finalPrice(item))}</span>
            </span>
            <span
              className={classNames(
                'text-sm font-semibold tabular-nums',
                item.amount <= 0 ? 'text-danger' : 'text-muted',
              )}
            >
              {item.amount <= 0 ? 'Sin stock' : `Stock: ${item.amount}`}
            </span>
          </>
        )}
      </ProductOptions>
    </Combobox.Root>
  );
}
