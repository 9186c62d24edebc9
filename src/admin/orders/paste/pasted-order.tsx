import { type FormEvent, useId, useState } from 'react';
import type { NewOrder } from '#contract/admin/orders.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { idempotentWrites } from '#contract/http/idempotent-writes.ts';
import { formatDateTimeToMinutes } from '#domain/dates/format-date.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import type { Order } from '#domain/orders/order.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { lineErrors } from '../../form/line-errors.ts';
import { unknownOutcomeText } from '../../form/unknown-outcome-text.ts';
import { type CountUnsaved, useCountUnsaved } from '../../form/use-count-unsaved.ts';
import { adminClient } from '../../session/admin-client.ts';
import { askForConfirmation } from '../../ui/confirm-dialog.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { OrderReplyCopy } from '../order-reply-copy.tsx';
import { OrderDetailsFields } from './order-details-fields.tsx';
import { type DraftLine, draftTotal, hasOtherPrice, missingUnits, type OrderDraft, toNewOrder } from './order-draft.ts';
import { OrderLineEditor } from './order-line-editor.tsx';

type PastedOrderProps = {
  received: OrderDraft;
  number: number;
  of: number;
  alias: string;
  /** Whether the button to save gets the focus when nothing is open, so that Enter saves. */
  takesFocus: boolean;
  countUnsaved: CountUnsaved;
  onSaved: () => void;
};

/** An order as it was read, to be completed and saved as sales. */
export function PastedOrder({ received, number, of, alias, takesFocus, countUnsaved, onSaved }: PastedOrderProps) {
  const id = useId();
  const [draft, setDraft] = useState(received);
  const [saved, setSaved] = useState<Order>();
  const [enteredBefore, setEnteredBefore] = useState(received.enteredBefore);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const isChanged = JSON.stringify(draft) !== JSON.stringify(received);
  useCountUnsaved(isChanged && !saved, countUnsaved);
  const [write] = useState(idempotentWrites);
  const [errorMessage, setErrorMessage] = useState('');
  const total = draftTotal(draft);
  const order = toNewOrder(draft);
  const title = of === 1 ? 'Pedido' : `Pedido ${number} de ${of}`;

  if (saved) return <SavedOrder {...{ title, order: saved, alias }} missing={missingUnits(draft)} />;

  const changeLine = (line: DraftLine) => {
    setRefused({});
    setDraft((now) => ({ ...now, lines: now.lines.map((each) => (each.index === line.index ? line : each)) }));
  };

  /** Asks when the same message was entered since it was read. */
  async function send(confirmed: NewOrder, knownEntry: number | undefined): Promise<void> {
    const result = await write('save', (key) =>
      adminClient.orders.create({ ...confirmed, enteredBefore: knownEntry }, key),
    );
    if (!result.ok) {
      const { enteredAt } = result.current;
      setEnteredBefore(enteredAt);
      if (await askForConfirmation(repeatedOrder(enteredAt))) await send(confirmed, enteredAt);
      return;
    }
    setSaved(result.entity);
    onSaved();
    toastSuccess('Pedido agregado exitosamente!');
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!order) return;
    setSaving(true);
    setErrorMessage('');
    try {
      await send(order, enteredBefore);
    } catch (error) {
      // Removed lines were not sent.
      const sent = draft.lines.filter(({ isRemoved }) => !isRemoved).map(({ index }) => index);
      const errors = lineErrors(error, sent);
      const text = error instanceof ApiError ? error.body.error : undefined;
      setRefused(errors);
      toastError(text ?? 'Hubo un error al agregar el pedido.');
      if (Object.keys(errors).length === 0) setErrorMessage(unknownOutcomeText(error) ?? text ?? '');
    } finally {
      setSaving(false);
    }
  }

  const otherPrices = draft.lines.some((line) => hasOtherPrice(line) && !line.isRemoved);
  const choosePrices = (price: 'message' | 'today') =>
    setDraft((now) => ({ ...now, lines: now.lines.map((line) => (hasOtherPrice(line) ? { ...line, price } : line)) }));
  return (
    <form
      aria-labelledby={id}
      onSubmit={save}
      className="flex flex-col gap-4 rounded-lg border border-line bg-white p-4 md:p-5"
    >
      <h2 id={id} className="text-lg">
        {draft.clientName === '' ? title : `${title} de ${draft.clientName}`}
      </h2>
      {enteredBefore !== undefined && <Notice tone="warning">{enteredText(enteredBefore)}</Notice>}
      {draft.isRepeated && <Notice tone="warning">Este pedido está repetido en el mensaje.</Notice>}
      <FormFields saving={saving} className="flex flex-col gap-4">
        {otherPrices && (
          <Notice tone="info">
            <p>Hay precios que cambiaron desde que se armó el pedido. ¿A qué precio lo vendés?</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="sm" variant="ghost" onClick={() => choosePrices('message')}>
                A los del pedido
              </Button>
              <Button size="sm" variant="ghost" onClick={() => choosePrices('today')}>
                A los de hoy
              </Button>
            </div>
          </Notice>
        )}
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {draft.lines.map((line) => (
            <OrderLineEditor
              key={line.index}
              {...{ line, lines: draft.lines }}
              error={refused[line.index]}
              onChange={changeLine}
            />
          ))}
        </ul>
        {draft.remarks.length > 0 && (
          <p className="text-sm whitespace-pre-line text-muted [overflow-wrap:anywhere]">
            <b>También decía:</b> {draft.remarks.join('\n')}
          </p>
        )}
        <OrderDetailsFields draft={draft} onChange={(details) => setDraft((now) => ({ ...now, ...details }))} />
      </FormFields>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <span className="text-sm font-semibold">Total</span>{' '}
          <output aria-label="Total" className="text-2xl font-bold tabular-nums">
            {total === undefined ? '–' : formatPrice(total)}
          </output>
          {draft.total !== undefined && draft.total !== total && (
            <span className="block text-sm text-muted tabular-nums">El mensaje dice {formatPrice(draft.total)}</span>
          )}
        </p>
        <Button ref={takesFocus ? focusWhenEnabled : undefined} type="submit" loading={saving} disabled={!order}>
          Guardar pedido
        </Button>
      </div>
    </form>
  );
}

const enteredText = (at: number) => `Este pedido ya se cargó el ${formatDateTimeToMinutes(at)}.`;

const repeatedOrder = (at: number) => ({
  title: 'El pedido ya está cargado',
  text: `${enteredText(at)} Si lo guardás, queda dos veces y se descuenta otra vez el stock.`,
  confirmLabel: 'Guardar igual',
});

// The lines stay in sight, because they are to be looked at first.
const focusWhenEnabled = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

type SavedOrderProps = { title: string; order: Order; missing: { quantity: number; label: string }[]; alias: string };

function SavedOrder({ title, order, missing, alias }: SavedOrderProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-lg border border-line bg-white p-4 md:p-5">
      <Notice tone="success">
        {title}
        {order.clientName && ` de ${order.clientName}`}: cargado por {formatPrice(order.total)}.
      </Notice>
      <OrderReplyCopy {...{ order, missing, alias }} />
    </section>
  );
}
