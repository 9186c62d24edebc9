import type { KeyboardEvent } from 'react';

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the checkboxes of a table with the arrow keys; the header's comes before the first row's. */
export function moveFocusWithArrows(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget, key } = event;
  const by = DIRECTIONS[key];
  if (by === undefined) return;
  event.preventDefault();
  const index = Number(currentTarget.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1) + by;
  const row = index < 0 ? '[role=columnheader]' : `[data-index="${index}"]`;
  currentTarget.closest('[role=table]')?.querySelector<HTMLInputElement>(`${row} input[type=checkbox]`)?.focus();
}
