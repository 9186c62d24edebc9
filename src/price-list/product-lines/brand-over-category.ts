import { type CatalogueTerms, readHeading } from '../headings/heading.ts';
import { textOf } from '../page/cell.ts';
import { styleOf } from '../styles/text-styles.ts';
import type { LineContext } from './line-context.ts';

/** What stands alone over a kind of product, set like it, is neither that nor the end of a name: a brand nobody knows. */
export function isBrandOverCategory({ line, first, next }: LineContext, terms: CatalogueTerms): boolean {
  const [below, ...others] = next?.cells ?? [];
  if (!next || !below || others.length > 0 || line.cells.length > 1 || /\d/.test(first.text)) return false;
  return (
    styleOf(below).slice(0, -2) === styleOf(first).slice(0, -2) && readHeading(textOf(next), terms).kind === 'category'
  );
}
