import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { wait } from '#ui/timing/wait.ts';
import { adminClient } from '../../session/admin-client.ts';
import { toastError } from '../../ui/toasts.tsx';
import { type OrderDraft, toOrderDraft } from './order-draft.ts';

/** Typing on cancels the reading before it is asked for. */
const SETTLING_MS = 150;

/** `id` differs between readings, so that nothing of an earlier one is kept. */
export type PastedDraft = { id: number; draft: OrderDraft };

type Drafts = {
  /** Undefined before anything was read. */
  orders: readonly PastedDraft[] | undefined;
  isReading: boolean;
  read: (text: string) => Promise<void>;
};

/** Reads the orders of a text, at first of this one; a later text cancels the reading of an earlier one. */
export function useOrderDrafts(initial: string): Drafts {
  const [orders, setOrders] = useState<readonly PastedDraft[]>();
  const [isReading, setIsReading] = useState(false);
  const lastId = useRef(0);
  const latest = useRef<AbortController>(undefined);

  function nextId() {
    lastId.current += 1;
    return lastId.current;
  }

  async function read(text: string) {
    latest.current?.abort();
    const own = new AbortController();
    latest.current = own;
    setOrders(undefined);
    if (text.trim() === '') return setIsReading(false);
    setIsReading(true);
    try {
      await wait(SETTLING_MS);
      if (own.signal.aborted) return;
      const found = await adminClient.orders.read(text, own.signal);
      if (!own.signal.aborted) setOrders(found.map((order) => ({ id: nextId(), draft: toOrderDraft(order) })));
    } catch {
      if (!own.signal.aborted) toastError('Hubo un error al leer el pedido. Probá de nuevo.');
    } finally {
      if (!own.signal.aborted) setIsReading(false);
    }
  }

  const readInitial = useEffectEvent(() => {
    if (initial !== '') void read(initial);
  });
  useEffect(() => readInitial(), []);

  return { orders, isReading, read };
}
