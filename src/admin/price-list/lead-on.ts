import type { KeyboardEvent } from 'react';

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From tick to tick of a table with the arrow keys. */
export function leadOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget, key } = event;
  const by = DIRECTIONS[key];
  if (by === undefined) return;
  event.preventDefault();
  const boxes = [...(currentTarget.closest('[role=table]')?.querySelectorAll('input') ?? [])].filter(
    ({ type }) => type === 'checkbox',
  );
  boxes[boxes.indexOf(currentTarget) + by]?.focus();
}
