import { type BrandLegend, takeLegendBrand } from '../brands/brand-legend.ts';
import { type BrandNames, brandsIn } from '../brands/brand-names.ts';
import type { CatalogueTerms } from '../headings/catalogue-terms.ts';
import { type Heading, readHeading } from '../headings/heading.ts';
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
  const headings = all.filter((piece) => piece.kind === 'heading');
  const styles = new Set(headings.map(({ text, style }) => `${readHeading(text, terms).kind} ${style}`));
  let section: Section = NO_SECTION;
  let brand: string | undefined;
  let above: string | undefined;
  for (const piece of all) {
    if (piece.kind === 'heading') {
      const before = section.brand;
      const heading = readHeading(piece.text, terms);
      // What sentences say is not set as headings are.
      const isSetAs = (kind: Heading['kind']) => piece.style !== '' && styles.has(`${kind} ${piece.style}`);
      if (heading.kind !== 'remark' && heading.kind !== 'product') above = piece.text;
      if (rows.length === 0) titles.push(piece.text);
      section = sectionUnder(section, {
        heading,
        style: piece.style,
        isTitle: rows.length === 0 && piece.over !== true && !isSetAs('brand'),
        likeKinds: isSetAs('category') && !isSetAs('brand'),
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
  // What is said of all says of none that its price is another one: 'OFERTAS DE JUNIO' above the whole list.
  const isConditional = headings.some(({ text }) => readHeading(text, terms).kind === 'offers' && CONDITION.test(text));
  const areOffers = rows.every((row) => row.section === 'offers') && !isConditional;
  const told = areOffers ? rows.map((row) => ({ ...row, section: undefined })) : rows;
  const branded = withBoxes(withOwnBrands(told, terms.brands), terms.boxes);
  return { rows: branded, titles, slots: commonSlots(branded) };
}

/** 'OFERTAS LLEVANDO 3', '2x1', 'hasta el 15/6' */
const CONDITION = /\d|llevando|comprando|segunda/i;

function withOwnBrands(rows: readonly PricedRow[], brands: BrandNames): PricedRow[] {
  const isOwn = ({ brandCell, text }: PricedRow) => brandCell === undefined && brandsIn(text, brands).length > 0;
  if (rows.filter(isOwn).length < MOST * rows.length) return [...rows];
  return rows.map((row) => (isOwn(row) ? { ...row, headingBrand: undefined } : row));
}
