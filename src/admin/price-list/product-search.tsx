import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import type { ListedProduct } from '#contract/admin/price-list.ts';
import { Button } from '#ui/button.tsx';
import { controlClass, Field } from '#ui/field.tsx';
import { holds } from './filters.ts';
import { wholePesos } from './whole-pesos.ts';

/** As when a sale is entered (spec §9). */
const MIN_LETTERS = 3;
const MAX_OFFERED = 10;

type ProductSearchProps = {
  products: readonly ListedProduct[];
  /** The line that a product has already, and would give up. */
  lineOf: (id: number) => string | undefined;
  onPick: (id: number) => void;
  onLeave: () => void;
};

const focusAtOnce = (input: HTMLInputElement | null) => input?.focus();

/** Looks for the product that a line of the PDF means; Enter takes the first, Escape leaves all as it was. */
export function ProductSearch({ products, lineOf, onPick, onLeave }: ProductSearchProps) {
  const [typed, setTyped] = useState('');
  const enough = [...typed.trim()].length >= MIN_LETTERS;
  const isNamed = holds(typed);
  const found = enough ? products.filter(({ name, brand }) => isNamed(`${name} ${brand}`)).slice(0, MAX_OFFERED) : [];
  return (
    <div className="mb-1.5 flex flex-wrap items-end gap-2">
      <Combobox.Root
        items={found}
        filter={null}
        autoHighlight
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
              ref={focusAtOnce}
              placeholder="Escribí al menos 3 letras"
              maxLength={60}
              autoComplete="off"
              onKeyDown={({ key }) => {
                if (key === 'Escape') onLeave();
              }}
              className={controlClass}
            />
          )}
        </Field>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="z-50 outline-none">
            <Combobox.Popup className="w-(--anchor-width) min-w-72 max-w-(--available-width) rounded-lg border border-line bg-white shadow-pop">
              <Combobox.Empty className="px-4 py-3 text-sm text-muted empty:p-0">
                {enough ? 'No se han encontrado resultados.' : 'Escribí al menos 3 letras.'}
              </Combobox.Empty>
              <Combobox.List className="max-h-[min(24rem,var(--available-height))] overflow-y-auto overscroll-contain py-1.5 data-empty:p-0">
                {(item: ListedProduct) => (
                  <Combobox.Item
                    key={item.id}
                    value={item}
                    className="flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 outline-none select-none data-highlighted:bg-ground"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold">{item.name}</span>
                      <span className="block text-sm text-muted">{item.brand}</span>
                      <TakenLine text={lineOf(item.id)} />
                    </span>
                    <span className="text-sm text-muted tabular-nums">{wholePesos(item.price)}</span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      <Button variant="link" onClick={onLeave}>
        Dejar como está
      </Button>
    </div>
  );
}

function TakenLine({ text }: { text: string | undefined }) {
  return text && <span className="line-clamp-2 text-sm text-warning">Deja su línea: {text}</span>;
}
