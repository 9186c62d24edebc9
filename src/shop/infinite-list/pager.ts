import type { ListPage } from '#contract/shop/shop-client.ts';
import { firstState, type ListEvent, type ListState, listStep } from './list-state.ts';

export type Pager = {
  get: () => ListState;
  /** The list as the page that everyone gets shows it: the first page whole. */
  whole: () => ListState;
  subscribe: (listener: () => void) => () => void;
  /** Fetches the next page, unless one is under way or there is none. Resolves when it is there or has failed. */
  more: () => Promise<void>;
  /** Gives up what is under way; it can be asked for again. */
  stop: () => void;
};

type Parts = {
  first: ListPage;
  /** How many products of the first page this device shows; without it all. */
  size?: number | undefined;
  load: (afterId: number, signal: AbortSignal) => Promise<ListPage>;
};

/** The pages of one list, loaded one after the other. */
export function createPager({ first, size, load }: Parts): Pager {
  const listeners = new Set<() => void>();
  const whole = firstState(first);
  let state = firstState(first, size);
  let flight = new AbortController();

  function apply(event: ListEvent): void {
    state = listStep(state, event);
    for (const listener of listeners) listener();
  }

  async function more(): Promise<void> {
    const last = state.products.at(-1);
    if (state.status === 'loading' || !state.hasMore || last === undefined) return;
    flight = new AbortController();
    const { signal } = flight;
    apply({ type: 'asked' });
    try {
      const page = await load(last.id, signal);
      if (!signal.aborted) apply({ type: 'arrived', page });
    } catch {
      // The client has logged it; the list says so, and is asked again by hand.
      if (!signal.aborted) apply({ type: 'failed' });
    }
  }

  return {
    get: () => state,
    whole: () => whole,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    more,
    stop() {
      if (state.status !== 'loading') return;
      flight.abort();
      apply({ type: 'stopped' });
    },
  };
}
