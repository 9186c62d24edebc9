import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { type AdminListState, formatListSearch, parseListState } from './list-state.ts';
import type { ReturnFocus } from './return-focus.ts';

type ListState = {
  state: AdminListState;
  /** Replaces the history entry, so that "back" leaves the screen. Its state stays, unless it gets a `returnFocus`. */
  go: (change: Partial<AdminListState>, returnFocus?: readonly string[]) => Promise<void>;
  /** Loads the list again if it is what the user sees by then: an action may have been answered late. */
  reload: () => Promise<void>;
};

/** The list state in the URL. */
export function useListState(): ListState {
  const { pathname, search, state: entryState } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const state = parseListState(search);
  return {
    state,
    go: async (change, returnFocus) => {
      const next = { ...state, ...change };
      if (next.mode === 'L' || next.mode === 'A') next.id = null;
      await navigate(pathname + formatListSearch(next), {
        replace: true,
        state: returnFocus ? ({ returnFocus } satisfies ReturnFocus) : entryState,
        preventScrollReset: next.mode === state.mode,
      });
    },
    reload: async () => {
      const isShown = location.pathname === pathname && parseListState(location.search).mode === 'L';
      if (isShown) await revalidate();
    },
  };
}
