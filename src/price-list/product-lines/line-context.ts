import type { Column } from '../columns/column.ts';
import type { CatalogueTerms } from '../headings/heading.ts';
import type { Cell, Line } from '../page/cell.ts';
import type { Styles } from '../styles/text-styles.ts';
import type { Row } from './block-part.ts';

export type Given = { styles: Styles; shop: CatalogueTerms; columns: readonly Column[] };

/** A line of mere text, with the product above it and the line below. */
export type Around = {
  line: Line;
  first: Cell;
  row: Row | undefined;
  next: Line | undefined;
  below: number;
  named: boolean;
};
