import { readAmount } from '../amounts/amount.ts';
import { minimumQuantity } from '../amounts/price-label-score.ts';
import { type BrandNames, brandOfCell } from '../brands/brand-names.ts';
import { isColumnHeader, readColumnHeader } from '../column-headers/column-header.ts';
import type { CatalogueTerms } from '../headings/catalogue-terms.ts';
import { NO_NAMES, readHeading } from '../headings/heading.ts';
import {
  isPriced,
  LINE_GAP,
  letterSize,
  type PrintedLine,
  styleOf,
  textOf,
  toRuns,
  type Word,
} from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { SEVERAL } from '../shares.ts';
import { hasSize } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { findHeadingStyles } from './heading-styles.ts';
import { countPieces, type ListPiece, type PrintedPrice } from './list-piece.ts';
import { variantIn } from './name-variants.ts';
import { isPriceLabel } from './price-labels.ts';

type Field = { label: string; value: string };

type FieldOptions = CatalogueTerms & { titled: boolean };

/** Products as fields: 'Producto Creatina', 'Precio público: $ 25.000'; `titled`: below lines with their names. */
export function readKeyValues(regions: readonly PageRegion[], { titled, ...terms }: FieldOptions): ListPiece[] {
  const pieces: ListPiece[] = [];
  const labels = findLabels(regions);
  const headingStyles = findHeadingStyles(regions, terms).brands;
  // Where prices have signs a bare number is none: 'Porciones por envase   40'.
  const signed = regions.some(({ lines }) => lines.some(({ words }) => words.some(isSigned)));
  let fields: Field[] = [];
  let title: PrintedLine[] = [];
  const flush = () => {
    const name = { label: 'Producto', value: title.map(({ words }) => textOf(words)).join(' ') };
    if (fields.length > 0)
      pieces.push(...toRecords(titled ? [name, ...fields] : fields, { brands: terms.brands, signed }));
    [fields, title] = [[], []];
  };
  for (const { lines, card, over } of regions) {
    if (card || over) flush();
    for (const line of lines) {
      const text = textOf(line.words);
      const found = fieldsOf(line.words, labels);
      for (const field of found.filter(({ value }) => value !== '')) {
        if (fields.some(({ label }) => label === field.label)) flush();
        fields.push(field);
      }
      // 'Sabores: -'
      if (found.some(({ label, value }) => value !== '' || labels.has(label))) continue;
      const isBrand = headingStyles.has(styleOf(line)) || NO_NAMES.includes(readHeading(text, terms).kind);
      const isHeading = over || (!isPriced(line) && isBrand);
      if (!titled || isHeading) {
        flush();
        pieces.push({ kind: 'heading', text, style: styleOf(line), ...(over && { over }) });
        continue;
      }
      if (fields.length === 0 && title.some((above) => describes(line, above))) continue;
      const above = title.at(-1);
      if (fields.length > 0 || !above || !goesOn(above, line)) flush();
      title.push(line);
    }
  }
  flush();
  return pieces;
}

/** Repeated texts before a colon, or apart before another text: 'Disponible: 12', 'Cepa   UltraWhey'. */
function findLabels(regions: readonly PageRegion[]): Set<string> {
  const texts = regions.flatMap(({ lines }) =>
    lines.flatMap(({ words }) => {
      const runs = toRuns(words);
      const [first, ...others] = runs.map(({ text }) => text);
      const apart = others.length === 1 && first !== undefined && LABEL.test(first) ? [first] : [];
      return [...runs.flatMap(({ text }) => COLON.exec(text)?.[1] ?? []), ...apart];
    }),
  );
  return new Set(
    [...Map.groupBy(texts, (text) => text)].flatMap(([label, all]) => (all.length >= SEVERAL ? label : [])),
  );
}

const LABEL = /^\p{L}[^:\d$]{2,24}$/u;
const COLON = /^([^:\d]{2,30}?)\s*:(?:\s|$)/;

function fieldsOf(words: readonly Word[], labels: ReadonlySet<string>): Field[] {
  const fields: Field[] = [];
  const texts = toRuns(words).flatMap(({ words: own }) => splitField(own, labels).map(textOf));
  for (const [index, text] of texts.entries()) {
    const last = fields.at(-1);
    const bare = text.replace(/\s*:\s*$/, '');
    const [isPrice, isNextPrice] = [text, texts[index + 1] ?? ''].map((one) => readAmount(one)?.kind === 'pesos');
    const isLabel = isColumnHeader(bare) || labels.has(bare) || (isNextPrice && !isPrice);
    if (isLabel && last?.value !== '') fields.push({ label: bare, value: '' });
    else if (last) last.value = `${last.value} ${text}`.trim();
    else return [];
  }
  return fields;
}

const isSigned = ({ amount }: Word) => amount?.kind === 'pesos' && amount.writing === 'signed';

/** The label and the value of 'Marca: Delta' or of a price; other words as they are. */
function splitField(words: readonly Word[], labels: ReadonlySet<string>): (readonly Word[])[] {
  const [first] = words;
  if (first?.amount && first.label !== '') return [[{ ...first, text: first.label, amount: undefined }], words];
  const [, key] = COLON.exec(textOf(words)) ?? [];
  const end = words.findIndex(({ text }) => text.endsWith(':')) + 1;
  return key !== undefined && end < words.length && (isColumnHeader(key) || labels.has(key))
    ? [words.slice(0, end), words.slice(end)]
    : [words];
}

function describes(line: PrintedLine, title: PrintedLine): boolean {
  return letterSize(line) < letterSize(title) && textOf(line.words).endsWith('.');
}

function goesOn(above: PrintedLine, line: PrintedLine): boolean {
  return styleOf(line) === styleOf(above) && line.y - above.y < LINE_GAP * letterSize(above);
}

function toRecords(fields: readonly Field[], { brands, signed }: { brands: BrandNames; signed: boolean }): ListPiece[] {
  const of = (...kinds: string[]) =>
    fields.filter(({ label }) => kinds.includes(readColumnHeader(label).kind)).map(({ value }) => value);
  const prices = fields.flatMap(({ label, value }, at): PrintedPrice[] => {
    if (['code', 'other', 'pieces', 'detail', 'foreign-currency'].includes(readColumnHeader(label).kind)) return [];
    const amount = readAmount(value);
    if (amount?.kind === 'none') return [{ centavos: undefined, label, at }];
    return amount?.kind === 'pesos' && (!signed || amount.confident) ? [{ centavos: amount.centavos, label, at }] : [];
  });
  // 'Art.' may be over names as well as over their numbers.
  const names = of('name').length > 0 ? of('name') : of('code').filter((value) => /\p{L}{3}/u.test(value));
  if (prices.length === 0 || names.length === 0) return [];
  const brand =
    of('brand')[0] ??
    fields.find(({ value }) => !names.includes(value) && brandOfCell(value, brands) !== undefined)?.value;
  return [...Map.groupBy(prices, ({ label }) => sizeOf(label))].map(([size, ofSize]) => ({
    kind: 'record',
    name: [...names, ...of('detail'), size].join(' ').trim(),
    notes: [],
    brand,
    prices: ofSize,
    pieces: countPieces(of('pieces')),
    line: fields.map(({ label, value }) => `${label} ${value}`).join(' '),
    amounts: ofSize.length,
  }));
}

/** '1 kg' of 'Nuevo 1 kg'; '' without a size. */
function sizeOf(label: string): string {
  const words = label.split(' ');
  const from = words.findIndex((word) => !isPriceLabel(word));
  const size = words.slice(Math.max(0, from)).join(' ');
  const isCount = minimumQuantity(normalizeText(size)) !== undefined;
  return from < 0 || isCount || !hasSize(size) ? '' : (variantIn(size) ?? '');
}
