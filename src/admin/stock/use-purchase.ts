import { useState } from 'react';
import type { NewPurchase } from '#contract/admin/stock.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { idempotentWrites, isKeyReused, isOutcomeUnknown } from '#contract/http/idempotent-writes.ts';
import { unknownOutcomeText } from '../form/unknown-outcome-text.ts';
import { adminClient } from '../session/admin-client.ts';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import {
  enterOnce,
  loadPurchaseDraft,
  type PurchaseDraft,
  pendingPurchase,
  storePurchaseDraft,
  withoutEntered,
} from './purchase-draft.ts';

const FAILED = 'Hubo un error al ingresar la mercadería. No se perdió lo que escribiste: probá de nuevo.';
const ENTERED_BEFORE = 'Lo que mandaste antes de este cambio ya se había ingresado.';
const REST_IS_LEFT = 'Acá quedó lo que falta.';

type PurchaseNotice = { tone: 'danger' | 'info'; text: string };

/** State of the goods that came: typed, kept over a reload, entered once. */
export function usePurchase() {
  const [draft, setDraft] = useState(loadPurchaseDraft);
  const [write] = useState(() => idempotentWrites({ storage: pendingPurchase }));
  const [saving, setSaving] = useState(false);
  const [notice, setNotice] = useState<PurchaseNotice>();

  function change(changes: Partial<PurchaseDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    storePurchaseDraft(next);
  }

  async function send(purchase: NewPurchase, sent: readonly NewPurchase[]): Promise<void> {
    const entered = await enterOnce((wanted) => write('enter', (key) => adminClient.stock.enterPurchase(wanted, key)), {
      purchase,
      sent,
    });
    const counts = entered === purchase ? {} : withoutEntered(draft.counts, entered);
    const isDone = Object.keys(counts).length === 0;
    change({ counts, note: isDone ? '' : draft.note, sent: [] });
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
      if (!isOutcomeUnknown(error) && !isKeyReused(error)) change({ sent: [] });
      toastError((error instanceof ApiError && error.body.error) || FAILED);
      const text = unknownOutcomeText(error);
      if (text) setNotice({ tone: 'danger', text });
      return { ok: false, error };
    } finally {
      setSaving(false);
    }
  }

  return { ...draft, saving, notice, type: change, enter };
}
