import { useLocation, useNavigate } from 'react-router';
import { type AdminListState, formatListSearch, parseListState } from './list-state.ts';

/** The list state in the URL. `go` replaces the history entry, so that "back" leaves the screen. */
export function useListState(): { state: AdminListState; go: (change: Partial<AdminListState>) => Promise<void> } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = parseListState(search);
  return {
    state,
    go: async (change) => {
      const next = { ...state, ...change };
      if (next.mode === 'L' || next.mode === 'A') next.id = null;
      await navigate(pathname + formatListSearch(next), {
        replace: true,
        preventScrollReset: next.mode === state.mode,
      });
    },
  };
}
