import type { TableColumn } from '../columns/column.ts';
import type { CatalogueTerms } from '../headings/heading.ts';
import type { Cell, Line } from '../page/cell.ts';
import type { Styles } from '../styles/text-styles.ts';
import type { ProductPart } from './block-part.ts';

export type BlockContext = { styles: Styles; terms: CatalogueTerms; columns: readonly TableColumn[] };

/** A line of mere text, with the product above it and the line below. */
export type LineContext = {
  line: Line;
  first: Cell;
  row: ProductPart | undefined;
  next: Line | undefined;
  below: number;
  named: boolean;
};
