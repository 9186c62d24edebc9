import { useState } from 'react';
import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { listMessages } from '#domain/shared-list/list-messages.ts';
import { groupForSharing, type SharedChoice } from '#domain/shared-list/shared-list.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { BoxesIcon } from '../ui/icons.tsx';
import { CopyButton } from './copy-button.tsx';
import { ListChoice } from './list-choice.tsx';
import { listPath } from './list-link.ts';
import type { SharedListData } from './load-offered-products.ts';
import { MessageParts } from './message-parts.tsx';
import { PrintableList } from './printable-list.tsx';
import { ProductPictures } from './product-pictures.tsx';

const FORMS = { text: 'Texto para WhatsApp', print: 'Para imprimir', pictures: 'Imágenes' } as const;

type Form = keyof typeof FORMS;

const forms: readonly Form[] = ['text', 'print', 'pictures'];

const everything: SharedChoice = { grouping: 'category', group: '', text: '', offersOnly: false };

/** The products in stock at today's prices, as messages, on paper and as pictures. */
export function SharedList({ products, links, formatPrice, phone }: SharedListData) {
  const [choice, setChoice] = useState(everything);
  const [form, setForm] = useState<Form>('text');
  const groups = groupForSharing(products, choice);
  const link = location.origin + listPath(choice, links);
  const date = formatDate(Date.now());
  const count = groups.reduce((sum, group) => sum + group.products.length, 0);
  return (
    <>
      <div className="flex flex-col gap-4">
        <ListChoice {...{ products, choice }} onChange={setChoice} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p role="status" className="text-sm text-muted">
            {count === 1 ? 'Un producto' : `${count} productos`} en stock
          </p>
          <CopyButton text={link} label="Copiar enlace de la lista" />
        </div>
        <div role="radiogroup" aria-label="Cómo compartir" className="flex flex-wrap gap-x-5">
          {forms.map((name) => (
            <label
              key={name}
              className="inline-flex min-h-11 items-center gap-2 font-semibold decoration-2 underline-offset-4 has-checked:underline"
            >
              <input
                type="radio"
                name="form"
                checked={form === name}
                onChange={() => setForm(name)}
                className="size-5 accent-accent"
              />
              {FORMS[name]}
            </label>
          ))}
        </div>
      </div>
      {count === 0 && <EmptyState icon={BoxesIcon} text="No hay productos en stock con lo que elegiste." />}
      {count > 0 && form === 'text' && (
        <MessageParts messages={listMessages(groups, { shop: SHOP_NAME, date, link, formatPrice })} />
      )}
      {count > 0 && form === 'print' && <PrintableList {...{ groups, date, link, formatPrice, phone }} />}
      {count > 0 && form === 'pictures' && (
        <ProductPictures products={groups.flatMap((group) => group.products)} formatPrice={formatPrice} />
      )}
    </>
  );
}
