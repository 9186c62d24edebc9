import type { Cell } from '../page/cell.ts';

const BULLET = /^(?:[●◆•▪■►➤✓✔★○◦·»>]\s*|[-–—*]\s+)(?=[\p{L}\d])/u;

/** Whether a mark stands before a text. */
export function hasBullet({ text }: Pick<Cell, 'text'>): boolean {
  return BULLET.test(text);
}

/** Whether a text begins anew below one with the same bullet. */
export function hasSameBullet(cell: Pick<Cell, 'text' | 'size'>, above: Pick<Cell, 'text' | 'size'>): boolean {
  const alike = Math.abs(cell.size - above.size) < 0.3 && cell.text[0] === above.text[0];
  return alike && BULLET.test(above.text) && BULLET.test(cell.text);
}
