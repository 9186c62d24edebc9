import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import type { ListedProduct } from '#contract/admin/price-list.ts';
import { Button } from '#ui/button/button.tsx';
import { controlClass, Field } from '#ui/form/field.tsx';
import { focusOnMount, ProductOptions, productSearchInputProps } from '../../product-search/product-options.tsx';
import { hasEnoughLetters, MAX_RESULTS } from '../../product-search/search-limits.ts';
import { SupplierLine } from '../display/supplier-line.tsx';
import { formatWholePesos } from '../display/whole-pesos.ts';
import { productTextFilter } from '../rows/filters.ts';

type ProductSearchFieldProps = {
  /** As the supplier printed it. */
  line: string;
  products: readonly ListedProduct[];
  /** What is offered before anything is typed. */
  likely: readonly ListedProduct[];
  /** The line that a product has already, and would give up. */
  lineOf: (id: number) => string | undefined;
  onPick: (id: number) => void;
  onLeave: () => void;
};

/** Looks for the product that a line of the PDF means; Enter takes the first found, Escape leaves all as it was. */
export function ProductSearchField({ line, products, likely, lineOf, onPick, onLeave }: ProductSearchFieldProps) {
  const [typed, setTyped] = useState('');
  const isSought = typed.trim() !== '';
  const found = hasEnoughLetters(typed) ? products.filter(productTextFilter(typed)).slice(0, MAX_RESULTS) : [];
  return (
    <div className="mb-1.5 flex flex-wrap items-end gap-2">
      <Combobox.Root
        items={isSought ? found : likely}
        filter={null}
        autoHighlight={isSought}
        defaultOpen={likely.length > 0}
        itemToStringLabel={({ name }: ListedProduct) => name}
        inputValue={typed}
        onInputValueChange={(text, { reason }) => {
          if (reason === 'input-change') setTyped(text);
        }}
        onValueChange={(picked: ListedProduct | null) => {
          if (picked) onPick(picked.id);
        }}
      >
        <Field label="¿Qué producto es?" className="min-w-0 flex-1 basis-56">
          {(attributes) => (
            <Combobox.Input
              {...attributes}
              ref={focusOnMount}
              {...productSearchInputProps}
              onKeyDown={({ key }) => {
                if (key === 'Escape') onLeave();
              }}
              className={controlClass}
            />
          )}
        </Field>
        <ProductOptions
          typed={typed}
          head={
            <div className="border-b border-line px-3 py-2">
              <SupplierLine text={line} />
            </div>
          }
          className="min-w-72"
        >
          {(item: ListedProduct) => (
            <>
              {' '}
              <span className="min-w-0 flex-1 py-1 leading-snug">
                <span className="font-semibold">{item.name}</span>{' '}
                <span className="text-sm text-muted">{item.brand}</span>
                <TakenLine text={lineOf(item.id)} />
              </span>
              <span className="text-sm whitespace-nowrap text-muted tabular-nums">{formatWholePesos(item.price)}</span>
            </>
          )}
        </ProductOptions>
      </Combobox.Root>
      <Button variant="link" onClick={onLeave}>
        Dejar como está
      </Button>
    </div>
  );
}

function TakenLine({ text }: { text: string | undefined }) {
  return text && <span className="line-clamp-1 text-sm text-warning">Deja su línea: {text}</span>;
}
