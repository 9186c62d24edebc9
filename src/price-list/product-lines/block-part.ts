import type { Card } from '../page/card.ts';
import type { Cell, Line } from '../page/cell.ts';

/** What a line of a block is: column headers, a heading, a product with what belongs to it, or something else. */
export type BlockPart =
  | { kind: 'header'; line: Line; cells: Cell[] }
  | {
      kind: 'heading';
      line: Line;
      text: string;
      style: string /** In a line of headers that are sizes or flavors. */;
      besideSizes: boolean;
    }
  /** `parent` is the name above that it shares with other rows. */
  | {
      kind: 'row';
      line: Line;
      cells: Cell[];
      notes: string[];
      printed: string;
      size: number;
      parent: string | undefined;
    }
  | { kind: 'card'; line: Line; card: Card }
  | { kind: 'other'; line: Line };

/** A product with what belongs to it. */
export type ProductPart = Extract<BlockPart, { kind: 'row' }>;
