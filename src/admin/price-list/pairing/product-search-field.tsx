import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import type { ListedProduct } from '#contract/admin/price-list/price-preview.ts';
import { Button } from '#ui/button/button.tsx';
import { controlClass, FormField } from '#ui/form/form-field.tsx';
import { focusOnMount, ProductOptions, productSearchInputProps } from '../../product-search/product-options.tsx';
import { hasEnoughLetters, MAX_RESULTS } from '../../product-search/search-limits.ts';
import { formatWholePesos } from '../display/format-whole-pesos.ts';
import { SupplierLine } from '../display/supplier-line.tsx';
import { productTextFilter } from '../rows/filters.ts';

type ProductSearchFieldProps = {
  /** Text of the supplier's line. */
  line: string;
  products: readonly ListedProduct[];
  /** Shown before anything is typed. */
  suggestions: readonly ListedProduct[];
  /** The line that a product is paired with and would lose. */
  currentLineOf: (id: number) => string | undefined;
  /** Whether the product is a further one of the line, beside that which it has; undefined for a line without one. */
  further: { of: string; isChosen: boolean; onChange: (isChosen: boolean) => void } | undefined;
  onPick: (id: number) => void;
  onCancel: () => void;
};

/** Searches the product of a line; Enter selects the first result, Escape cancels. */
export function ProductSearchField({
  line,
  products,
  suggestions,
  currentLineOf,
  further,
  onPick,
  onCancel,
}: ProductSearchFieldProps) {
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const results = hasEnoughLetters(typed) ? products.filter(productTextFilter(typed)).slice(0, MAX_RESULTS) : [];
  return (
    <div className="mb-1.5 flex flex-wrap items-end gap-2">
      <Combobox.Root
        items={isSearching ? results : suggestions}
        filter={null}
        autoHighlight={isSearching}
        defaultOpen={suggestions.length > 0}
        itemToStringLabel={({ name }: ListedProduct) => name}
        inputValue={typed}
        onInputValueChange={(text, { reason }) => {
          if (reason === 'input-change') setTyped(text);
        }}
        onValueChange={(picked: ListedProduct | null) => {
          if (picked) onPick(picked.id);
        }}
      >
        <FormField label="¿Qué producto es?" className="min-w-0 flex-1 basis-56">
          {(attributes) => (
            <Combobox.Input
              {...attributes}
              ref={focusOnMount}
              {...productSearchInputProps}
              onKeyDown={({ key }) => {
                if (key === 'Escape') onCancel();
              }}
              className={controlClass}
            />
          )}
        </FormField>
        <ProductOptions
          typed={typed}
          header={
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
                <PreviousLine text={currentLineOf(item.id)} />
              </span>
              <span className="text-sm whitespace-nowrap text-muted tabular-nums">{formatWholePesos(item.price)}</span>
            </>
          )}
        </ProductOptions>
      </Combobox.Root>
      {further && (
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={further.isChosen}
            onChange={({ currentTarget }) => further.onChange(currentTarget.checked)}
            className="size-5"
          />
          {`Además de «${further.of}»`}
        </label>
      )}
      <Button variant="link" onClick={onCancel}>
        Dejar como está
      </Button>
    </div>
  );
}

function PreviousLine({ text }: { text: string | undefined }) {
  return text && <span className="line-clamp-1 text-sm text-warning">Deja su línea: {text}</span>;
}
