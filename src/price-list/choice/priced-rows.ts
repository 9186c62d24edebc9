import { type BrandLegend, takeLegendBrand } from '../brands/brand-legend.ts';
import { type BrandNames, brandsIn, toldBrand } from '../brands/brand-names.ts';
import type { CatalogueTerms } from '../headings/catalogue-terms.ts';
import { type Heading, isAddressee, NO_NAMES, readHeading } from '../headings/heading.ts';
import { NO_SECTION, type Section, sectionUnder } from '../headings/section.ts';
import { onlyOne } from '../only-one.ts';
import { cleanName } from '../readers/clean-name.ts';
import type { ListPiece } from '../readers/list-piece.ts';
import { MOST } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { withBoxes } from './boxed-rows.ts';
import { withMeasures } from './measured-rows.ts';
import { commonSlots, type PricedRow, slotOf } from './price-slots.ts';

export type PricedRows = { rows: PricedRow[]; titles: string[]; slots: string[] };

type RowTerms = CatalogueTerms & { legend: BrandLegend; measure?: string | undefined };

export function toPricedRows(all: readonly ListPiece[], { legend, measure, ...terms }: RowTerms): PricedRows {
  const rows: PricedRow[] = [];
  const titles: string[] = [];
  const pieces = all.map((piece) =>
    piece.kind === 'heading' ? { ...piece, heading: readHeading(piece.text, terms) } : piece,
  );
  const headings = pieces.filter((piece) => piece.kind === 'heading');
  const styles = new Set(headings.map(({ heading, style }) => `${heading.kind} ${style}`));
  const kinds = stylesOfKinds(headings);
  let section: Section = NO_SECTION;
  let mentioned: string | undefined;
  let brand: string | undefined;
  let above: string | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'heading') {
      const { text, style } = piece;
      const heading = kinds.has(style) && piece.heading.kind === 'unknown' ? KIND : piece.heading;
      const isSetAs = (kind: Heading['kind']) => style !== '' && styles.has(`${kind} ${style}`);
      if (heading.kind !== 'remark' && heading.kind !== 'product') above = text;
      if (rows.length === 0 && !isAddressee(text)) titles.push(text);
      const next = sectionUnder(section, {
        heading,
        style,
        isTitle: rows.length === 0 && piece.over !== true && !isSetAs('brand'),
        likeKinds: isSetAs('category') && !isSetAs('brand'),
        rows: rows.length,
      });
      if (next.brand !== section.brand) brand = undefined;
      if (next.brand !== null) mentioned = undefined;
      else if (heading.kind === 'unknown') mentioned = mentionedBrand(text, terms.brands);
      section = next;
      continue;
    }
    if (piece.brand !== undefined && piece.brand !== '') brand = legend.get(normalizeText(piece.brand)) ?? piece.brand;
    const own = piece.brand === undefined ? takeLegendBrand(piece.name, legend) : undefined;
    const text = cleanName(own?.rest ?? piece.name);
    // In an empty cell a program leaves out the brand of varieties, which their names may have.
    const named = piece.brand === '' ? onlyOne(brandsIn(text, terms.brands)) : undefined;
    rows.push({
      index: rows.length,
      text,
      notes: piece.notes,
      brandCell: piece.brand === undefined ? own?.brand : (named ?? brand),
      headingBrand: section.brand,
      mentionedBrand: mentioned,
      heading: above,
      section: section.section,
      price: undefined,
      line: piece.line,
      prices: new Map(piece.prices.map((one) => [slotOf(one, piece.prices), one.centavos])),
      amounts: piece.amounts,
      pieces: piece.pieces,
      ...(piece.isOut && { doubt: 'unavailable' }),
    });
  }
  // Where all are offers their prices are the usual ones: 'OFERTAS DE JUNIO' above the whole list.
  const isConditional = headings.some(({ text, heading }) => heading.kind === 'offers' && CONDITION.test(text));
  const areOffers = rows.every((row) => row.section === 'offers') && !isConditional;
  const usual = areOffers ? rows.map((row) => ({ ...row, section: undefined })) : rows;
  const branded = withMeasures(withBoxes(withOwnBrands(usual, terms.brands), terms.boxes), measure);
  return { rows: branded, titles, slots: commonSlots(branded) };
}

const KIND: Heading = { kind: 'unknown', named: true };

/** The styles in which more headings are known kinds of product than unknown, and none is a brand. */
function stylesOfKinds(headings: readonly { heading: Heading; style: string }[]): Set<string> {
  const isKind = ({ heading }: { heading: Heading }) =>
    heading.kind === 'category' || (heading.kind === 'unknown' && heading.named);
  const areKinds = (all: typeof headings) =>
    !all.some(({ heading }) => NO_NAMES.includes(heading.kind)) && all.filter(isKind).length > MOST * all.length;
  const byStyle = Map.groupBy(
    headings.filter(({ heading, style }) => style !== '' && heading.kind !== 'remark'),
    ({ style }) => style,
  );
  return new Set([...byStyle].flatMap(([style, all]) => (areKinds(all) ? style : [])));
}

/** The only brand in a heading that says more: 'Textil Delta'. */
function mentionedBrand(heading: string, brands: BrandNames): string | undefined {
  return onlyOne(brandsIn(heading, brands)) ?? toldBrand(heading, brands);
}

/** 'OFERTAS LLEVANDO 3', '2x1', 'hasta el 15/6' */
const CONDITION = /\d|llevando|comprando|segunda/i;

function withOwnBrands(rows: readonly PricedRow[], brands: BrandNames): PricedRow[] {
  const isOwn = ({ brandCell, text }: PricedRow) => brandCell === undefined && brandsIn(text, brands).length > 0;
  if (rows.filter(isOwn).length < MOST * rows.length) return [...rows];
  return rows.map((row) => (isOwn(row) ? { ...row, headingBrand: undefined } : row));
}
