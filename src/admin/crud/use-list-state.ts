import { useLocation, useNavigate } from 'react-router';
import { type ListState, listSearch, listState } from './list-state.ts';

/** The state that the address holds, and the way to another. Replaces the entry in the history: back leaves the screen. */
export function useListState(): { state: ListState; go: (change: Partial<ListState>) => Promise<void> } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = listState(search);
  return {
    state,
    go: async (change) => {
      const next = { ...state, ...change };
      if (next.mode === 'L' || next.mode === 'A') next.id = null;
      await navigate(pathname + listSearch(next), { replace: true, preventScrollReset: next.mode === state.mode });
    },
  };
}
