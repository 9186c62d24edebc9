import type { ReactNode } from 'react';
import type { ListedLine, ListedProduct } from '#contract/admin/price-list.ts';
import { Button } from '#ui/button/button.tsx';
import { editButtonId } from '../display/edit-button-id.ts';
import { ExpandableList } from '../display/expandable-list.tsx';
import { formatWholePesos } from '../display/format-whole-pesos.ts';
import { SupplierLine } from '../display/supplier-line.tsx';

type UnmatchedListsProps = {
  products: readonly ListedProduct[];
  lines: readonly ListedLine[];
  onEdit: (line: number) => void;
  /** The line whose product is being changed, and its search field. */
  editing: number | undefined;
  editor: ReactNode;
};

/** Products without a line in the PDF, and lines without a product. */
export function UnmatchedLists({ products, lines, onEdit, editing, editor }: UnmatchedListsProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <UnmatchedSection
        title="Productos sin coincidencia"
        description="Están en tu tienda y no en la lista: su precio queda como está."
        items={products}
        renderItem={({ id, name, brand, price }) => (
          <li key={id} className="flex items-start gap-3 px-3 py-2">
            <p className="min-w-0 flex-1 leading-snug">
              <span className="font-semibold">{name}</span> <span className="text-sm text-muted">{brand}</span>
            </p>
            <span className="text-sm text-muted tabular-nums">{formatWholePesos(price)}</span>
          </li>
        )}
      />
      <UnmatchedSection
        title="Líneas de la lista sin producto"
        description="Si alguna es un producto tuyo, elegilo y se recuerda para la próxima."
        items={lines}
        renderItem={({ line, text }) => (
          <li key={line} className="flex flex-wrap items-center gap-x-3 px-3 py-1.5">
            <div className="min-w-0 flex-1">
              {editing === line && editor}
              <SupplierLine text={text} />
            </div>
            {editing !== line && (
              <Button
                id={editButtonId(line)}
                variant="link"
                className="scroll-mb-36 text-sm"
                onClick={() => onEdit(line)}
              >
                Elegir producto
                <span className="sr-only"> de «{text}»</span>
              </Button>
            )}
          </li>
        )}
      />
    </div>
  );
}

type UnmatchedSectionProps<Item> = {
  title: string;
  description: string;
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
};

function UnmatchedSection<Item>({ title, description, items, renderItem }: UnmatchedSectionProps<Item>) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-white">
      <div className="px-3 py-2.5">
        <h3 className="font-bold">
          {title} <span className="font-normal text-muted tabular-nums">({items.length})</span>
        </h3>
        <p className="text-sm text-muted">{items.length > 0 ? description : 'No hay ninguno.'}</p>
      </div>
      {items.length > 0 && (
        <div className="border-t border-ink">
          <ExpandableList items={items} renderItem={renderItem} />
        </div>
      )}
    </section>
  );
}
