/** Keys that save a cell and move to another one: by how many, and whether within the column. */
const STEPS: ReadonlyMap<string, { by: 1 | -1; column: boolean }> = new Map([
  ['Tab', { by: 1, column: false }],
  ['Shift+Tab', { by: -1, column: false }],
  ['ArrowDown', { by: 1, column: true }],
  ['ArrowUp', { by: -1, column: true }],
]);

type KeyPress = { key: string; shiftKey: boolean; currentTarget: HTMLElement };

/** The cell that a key moves to; undefined for other keys and at the ends. */
export function adjacentCell({ key, shiftKey, currentTarget }: KeyPress): HTMLElement | undefined {
  const step = STEPS.get(`${shiftKey ? 'Shift+' : ''}${key}`);
  const table = currentTarget.closest('[data-cells]');
  if (!step || !table) return undefined;
  const which = step.column ? `[data-cell="${currentTarget.dataset.cell}"]` : '[data-cell]';
  const cells = [...table.querySelectorAll<HTMLElement>(which)];
  return cells[cells.indexOf(currentTarget) + step.by];
}
