import { useRef, useState } from 'react';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { shownFact } from '#domain/business/unfilled-facts.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { useUnsavedChangesGuard } from '../../form/use-unsaved-changes-guard.ts';
import { adminClient } from '../../session/admin-client.ts';
import { tabText } from '../../tab-storage/tab-value.ts';
import { AdminPage } from '../../ui/admin-page.tsx';
import type { Route } from './+types/page';
import { PastedOrder } from './pasted-order.tsx';
import { takeSharedOrder } from './shared-order.ts';
import { useOrderDrafts } from './use-order-drafts.ts';

/** Kept over a reload until all of its orders are saved. */
const message = tabText('pasted-order');

/**
 * The alias for transfers, empty without an answer or while it is not filled in; and an order that was shared, or pasted
 * before.
 */
export async function clientLoader(): Promise<{ alias: string; initial: string }> {
  const constants = await adminClient.constants.list().catch(() => []);
  const alias = constants.find(({ name }) => name === 'paymentAlias');
  const shared = await takeSharedOrder();
  if (shared !== '') message.store(shared);
  return { alias: alias ? shownFact(alias) : '', initial: shared || (message.load() ?? '') };
}

export const shouldRevalidate = () => false;

const focusOnMount = (field: HTMLTextAreaElement | null) => field?.focus();

export default function PasteOrderPage({ loaderData: { alias, initial } }: Route.ComponentProps) {
  const [text, setText] = useState(initial);
  const { orders, isReading, read } = useOrderDrafts(initial);
  const [isPasted, setIsPasted] = useState(false);
  const [unsaved, countUnsaved] = useState(0);
  useUnsavedChangesGuard(unsaved > 0);
  const savedIds = useRef(new Set<number>());
  const change = (next: string, pasted = false) => {
    message.store(next);
    setText(next);
    setIsPasted(pasted);
    void read(next);
  };
  const noteSaved = (id: number) => {
    savedIds.current.add(id);
    // Another message may have been pasted since.
    const isLast = orders?.every((order) => savedIds.current.has(order.id)) && message.load() === text;
    if (isLast) message.store('');
  };
  return (
    <AdminPage
      title="Pegar pedido"
      actions={
        <ButtonLink to={adminPages.orders} variant="ghost" size="sm">
          Ver pedidos
        </ButtonLink>
      }
    >
      <div className="flex max-w-4xl flex-col gap-4">
        <TextArea
          label="Mensaje del pedido"
          hint="Copialo de WhatsApp y pegalo acá. Pueden ser varios mensajes juntos."
          rows={orders && orders.length > 0 ? 3 : 8}
          value={text}
          ref={focusOnMount}
          onChange={({ currentTarget, nativeEvent }) => {
            change(
              currentTarget.value,
              nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste',
            );
          }}
        />
        {text !== '' && (
          <Button variant="link" className="self-start text-sm" onClick={() => change('')}>
            Pegar otro
          </Button>
        )}
        {isReading && <p role="status">Leyendo el pedido…</p>}
        {orders?.length === 0 && (
          <Notice tone="warning">
            No encontramos un pedido en este texto. Cada producto va en una línea, como «2 x Creatina 300 g».
          </Notice>
        )}
        {orders?.map(({ id, draft }, index) => (
          <PastedOrder
            key={id}
            received={draft}
            number={index + 1}
            of={orders.length}
            alias={alias}
            countUnsaved={countUnsaved}
            onSaved={() => noteSaved(id)}
            // While typing the focus stays in the text.
            takesFocus={isPasted && index === 0}
          />
        ))}
      </div>
    </AdminPage>
  );
}
