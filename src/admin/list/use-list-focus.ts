import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { readReturnFocus } from '../crud/return-focus.ts';
import { type ActionName, nearestFirst, rowButtonId } from '../table/row-action.ts';
import { PAGE_TITLE_ID } from '../ui/admin-page.tsx';

/**
 * Focuses the control by which the user left the list, and after an action that the row did not survive what takes its
 * place. Returns what an action calls before the list is loaded again.
 */
export function useListFocus(data: unknown): (rowId: number, name: ActionName) => void {
  const { state } = useLocation();
  const wanted = useRef<readonly string[]>(readReturnFocus(state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response
  useEffect(() => {
    if (wanted.current.length === 0) return;
    const elements = [...wanted.current, PAGE_TITLE_ID].map((id) => document.getElementById(id));
    wanted.current = [];
    elements.find((element) => element !== null)?.focus();
  }, [data]);
  return (rowId, name) => {
    wanted.current = shownButtons(rowId, name);
  };
}

/** In the order on the screen, which the table sorts by itself. On phones a row only has a menu. */
function shownButtons(rowId: number, name: ActionName): string[] {
  const shown = document.getElementById(rowButtonId(rowId, name)) ? name : 'menu';
  const buttons = [...document.querySelectorAll(`[id^="row-"][id$="-${shown}"]`)];
  return nearestFirst(
    buttons.map(({ id }) => id),
    rowButtonId(rowId, shown),
  );
}
