import { type BrandLegend, takeLegendBrand } from '../brands/brand-legend.ts';
import { type BrandNames, brandsIn } from '../brands/brand-names.ts';
import type { CatalogueTerms } from '../headings/catalogue-terms.ts';
import { readHeading } from '../headings/heading.ts';
import { NO_SECTION, type Section, sectionUnder } from '../headings/section.ts';
import { onlyOne } from '../only-one.ts';
import { cleanName } from '../readers/clean-name.ts';
import type { ListPiece } from '../readers/list-piece.ts';
import { MOST } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { withBoxes } from './boxed-rows.ts';
import { commonSlots, type PricedRow, slotOf } from './price-slots.ts';

export type PricedRows = { rows: PricedRow[]; titles: string[]; slots: string[] };

export function toPricedRows(
  all: readonly ListPiece[],
  { legend, ...terms }: CatalogueTerms & { legend: BrandLegend },
): PricedRows {
  const rows: PricedRow[] = [];
  const titles: string[] = [];
  const styles = readHeadingStyles(all, terms);
  let section: Section = NO_SECTION;
  let brand: string | undefined;
  let above: string | undefined;
  for (const piece of all) {
    if (piece.kind === 'heading') {
      const before = section.brand;
      if (!['remark', 'product'].includes(readHeading(piece.text, terms).kind)) above = piece.text;
      if (rows.length === 0) titles.push(piece.text);
      section = sectionUnder(section, {
        heading: readHeading(piece.text, terms),
        style: piece.style,
        isTitle: rows.length === 0 && piece.over !== true && !styles.brands.has(piece.style),
        likeKinds: styles.kinds.has(piece.style) && !styles.brands.has(piece.style),
        rows: rows.length,
      });
      if (section.brand !== before) brand = undefined;
      continue;
    }
    if (piece.brand !== undefined && piece.brand !== '') brand = legend.get(normalizeText(piece.brand)) ?? piece.brand;
    const { notes, line, amounts, pieces } = piece;
    const own = piece.brand === undefined ? takeLegendBrand(piece.name, legend) : undefined;
    const text = cleanName(own?.rest ?? piece.name);
    // A program leaves the brand of a product's varieties out, which their names say.
    const said = piece.brand === '' ? onlyOne(brandsIn(text, terms.brands).map(({ name }) => name)) : undefined;
    const brandCell = piece.brand === undefined ? own?.brand : (said ?? brand);
    rows.push({
      index: rows.length,
      text,
      notes,
      brandCell,
      headingBrand: section.brand,
      heading: above,
      section: section.section,
      price: undefined,
      line,
      prices: new Map(piece.prices.map((one) => [slotOf(one, piece.prices), one.centavos])),
      amounts,
      pieces,
    });
  }
  const branded = withBoxes(withOwnBrands(rows, terms.brands), terms.boxes);
  return { rows: branded, titles, slots: commonSlots(branded) };
}

function withOwnBrands(rows: readonly PricedRow[], brands: BrandNames): PricedRow[] {
  const own = rows.filter(({ brandCell, text }) => brandCell === undefined && brandsIn(text, brands).length > 0);
  if (own.length < MOST * rows.length) return [...rows];
  const saysBrand = new Set(own);
  return rows.map((row) => (saysBrand.has(row) ? { ...row, headingBrand: undefined } : row));
}

/** How the headings are set that are known kinds of product, or known brands. */
function readHeadingStyles(
  pieces: readonly ListPiece[],
  terms: CatalogueTerms,
): Record<'kinds' | 'brands', ReadonlySet<string>> {
  // What sentences say is not set as headings are.
  const headings = pieces.filter((piece) => piece.kind === 'heading').filter(({ style }) => style !== '');
  const stylesOf = (kind: string) =>
    new Set(headings.filter(({ text }) => readHeading(text, terms).kind === kind).map(({ style }) => style));
  return { kinds: stylesOf('category'), brands: stylesOf('brand') };
}
