import { useState } from 'react';
import type { NewPurchase } from '#contract/admin/stock.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { idempotentWrites, isKeyReused, isOutcomeUnknown } from '#contract/http/idempotent-writes.ts';
import { useStore } from '#ui/store/store.ts';
import { unknownOutcomeText } from '../form/unknown-outcome-text.ts';
import { adminClient } from '../session/admin-client.ts';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import {
  enterOnce,
  loadPurchaseDraft,
  type PurchaseDraft,
  pendingPurchase,
  purchaseDraft,
  storePurchaseDraft,
  withoutEntered,
} from './purchase-draft.ts';

const FAILED = 'Hubo un error al ingresar la mercadería. No se perdió lo que escribiste: probá de nuevo.';
const ENTERED_BEFORE = 'Lo que mandaste antes de este cambio ya se había ingresado.';
const REST_IS_LEFT = 'Acá quedó lo que falta.';

const createWrite = () => idempotentWrites({ storage: pendingPurchase });

type PurchaseNotice = { tone: 'danger' | 'info'; text: string };

/** State of the goods that came: typed, kept over a reload, entered once. */
export function usePurchase() {
  // From the tab each time the form is opened: signing out forgets what it keeps.
  useState(() => purchaseDraft.set(loadPurchaseDraft()));
  const draft = useStore(purchaseDraft, purchaseDraft.get());
  const [write, setWrite] = useState(createWrite);
  const [saving, setSaving] = useState(false);
  const [notice, setNotice] = useState<PurchaseNotice>();

  function change(changes: Partial<PurchaseDraft>) {
    const next = { ...purchaseDraft.get(), ...changes };
    purchaseDraft.set(next);
    storePurchaseDraft(next);
  }

  /** What is typed now has not been sent before. */
  function forgetSent() {
    pendingPurchase.remove();
    setWrite(createWrite);
    change({ sent: [] });
    setNotice(undefined);
  }

  function type(changes: Pick<Partial<PurchaseDraft>, 'counts' | 'note'>) {
    change(changes);
    const { counts, sent } = purchaseDraft.get();
    if (sent.length > 0 && Object.values(counts).every((units) => units.trim() === '')) forgetSent();
  }

  async function send(purchase: NewPurchase, sent: readonly NewPurchase[]): Promise<void> {
    const entered = await enterOnce((wanted) => write('enter', (key) => adminClient.stock.enterPurchase(wanted, key)), {
      purchase,
      sent,
    });
    const { counts: typed, note } = purchaseDraft.get();
    const counts = withoutEntered(typed, entered);
    const isDone = Object.keys(counts).length === 0;
    change({ counts, note: isDone ? '' : note, sent: [] });
    const units = entered.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    toastSuccess(units === 1 ? 'Se ingresó una unidad.' : `Se ingresaron ${units} unidades.`);
    if (entered !== purchase)
      setNotice({ tone: 'info', text: isDone ? ENTERED_BEFORE : `${ENTERED_BEFORE} ${REST_IS_LEFT}` });
  }

  /** Returns the error of a failure that was reported. */
  async function enter(purchase: NewPurchase): Promise<{ ok: true } | { ok: false; error: unknown }> {
    setSaving(true);
    setNotice(undefined);
    // Before it is sent, because the page may be reloaded meanwhile.
    change({ sent: [...draft.sent, purchase] });
    try {
      await send(purchase, draft.sent);
      return { ok: true };
    } catch (error) {
      // A refusal says nothing of those that were sent before.
      if (!isOutcomeUnknown(error) && !isKeyReused(error)) change({ sent: draft.sent });
      toastError((error instanceof ApiError && error.body.error) || FAILED);
      const text = unknownOutcomeText(error);
      if (text) setNotice({ tone: 'danger', text });
      return { ok: false, error };
    } finally {
      setSaving(false);
    }
  }

  return { ...draft, saving, notice, type, enter, forgetSent };
}
