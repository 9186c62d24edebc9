import { readAmount } from '../amounts/amount.ts';
import { type BrandNames, brandOfCell } from '../brands/brand-names.ts';
import { isColumnHeader, readColumnHeader } from '../column-headers/column-header.ts';
import { isPriceWord } from '../template/page-words.ts';
import type { ModelWord } from './model-page.ts';
import type { ListPiece, ModelPrice } from './records.ts';
import type { PageRegion } from './regions.ts';

type Field = { label: string; value: string };

type FieldOptions = { brands: BrandNames; titled: boolean };

/**
 * Fields with their labels: 'Producto Creatina', 'Precio público: $ 25.000'. A label that comes again begins a product;
 * where they are `titled` so does a line without a label, the name of what is below.
 */
export function readKeyValues(regions: readonly PageRegion[], { brands, titled }: FieldOptions): ListPiece[] {
  const pieces: ListPiece[] = [];
  let fields: Field[] = [];
  let title: string[] = [];
  const flush = () => {
    const named = titled ? [{ label: NAME, value: title.join(' ') }, ...fields] : fields;
    if (fields.length > 0) pieces.push(...toRecord(named, brands));
    else if (title.length > 0) pieces.push({ kind: 'heading', texts: title });
    [fields, title] = [[], []];
  };
  for (const { words } of regions.flatMap(({ lines }) => lines)) {
    const pairs = pairsOf(words);
    if (pairs.length === 0) {
      const texts = words.map(({ text }) => text);
      if (titled) {
        flush();
        title = texts;
      } else pieces.push({ kind: 'heading', texts });
    }
    for (const pair of pairs) {
      if (fields.some(({ label }) => label === pair.label)) flush();
      fields.push(pair);
    }
  }
  flush();
  return pieces;
}

const NAME = 'Producto';

function pairsOf(words: readonly ModelWord[]): Field[] {
  const pairs: Field[] = [];
  const parts = words.flatMap(splitField);
  for (const [index, part] of parts.entries()) {
    const last = pairs.at(-1);
    const bare = part.replace(/\s*:\s*$/, '');
    const next = parts[index + 1];
    const isLabel =
      isColumnHeader(bare) || (next !== undefined && isPriceWord({ text: next }) && !isPriceWord({ text: part }));
    if (isLabel && last?.value !== '') pairs.push({ label: bare, value: '' });
    else if (last) last.value = `${last.value} ${part}`.trim();
    else return [];
  }
  return pairs.filter(({ value }) => value !== '');
}

/** 'Marca: Delta' and a price with its label are two parts each. */
function splitField({ text: printed, label }: ModelWord): string[] {
  if (label !== '') return [label, printed];
  const text = printed.replace(/\s*\.{3,}\s*/, ': ');
  const [, key, value] = /^([^:\d]{2,30}):\s*(.+)$/.exec(text) ?? [];
  return key !== undefined && value !== undefined && isColumnHeader(key) ? [key, value] : [text];
}

function toRecord(fields: readonly Field[], brands: BrandNames): ListPiece[] {
  const of = (...kinds: string[]) =>
    fields.filter(({ label }) => kinds.includes(readColumnHeader(label).kind)).map(({ value }) => value);
  const prices = fields.flatMap(({ label, value }, at): ModelPrice[] => {
    const isPrice = isPriceWord({ text: value }) || readAmount(value)?.kind === 'pesos';
    return isPrice && readColumnHeader(label).kind !== 'code' ? [{ text: value, label, at }] : [];
  });
  const names = of('name');
  if (prices.length === 0 || names.length === 0) return [];
  // Whatever a field is called: what it says is the brand.
  const own = fields.find(({ value }) => !names.includes(value) && brandOfCell(value, brands) !== undefined)?.value;
  const line = fields.map(({ label, value }) => `${label} ${value}`).join(' ');
  return [{ kind: 'record', name: [...names, ...of('detail')].join(' '), brand: of('brand')[0] ?? own, prices, line }];
}
