import type { Centavos } from '../money.ts';
import { bestPairs, type Edge } from './assignment.ts';
import { type BrandNames, brandNames, brandOfTitle, brandsAmong, brandWords, tellingWords } from './brand-names.ts';
import { likeness } from './compare.ts';
import type { Given } from './further-words.ts';
import { type ItemName, readName } from './item-name.ts';
import type { ListRow, PriceList } from './list-row.ts';
import { stem, TRADE } from './words.ts';

/** A product of the shop as the matching sees it. */
export type ShopProduct = {
  id: number;
  name: string;
  brand: string;
  category: string;
  price: Centavos;
  flavors: readonly string[];
};

export type Match = {
  product: ShopProduct;
  row: ListRow;
  price: Centavos;
  similarity: number;
  rivals: boolean;
  remembered: boolean;
};

/** Supplier lines that the seller has confirmed before: the product of each. */
export type Remembered = ReadonlyMap<string, number>;

/** Below this a pair is no pair (A29). */
const LEAST = 0.5;
/** Another candidate this near makes a match doubtful. */
const NEAR = 0.04;

type Ready = { at: number; product: ShopProduct; name: ItemName; given: Omit<Given, 'noted'> };
type ReadyRow = { row: ListRow; name: ItemName; noted: ReadonlySet<string>; brand: string | null | undefined };

/** The products whose price the list tells, each from one row, each row once. */
export function matchList(
  list: PriceList,
  { products, remembered }: { products: readonly ShopProduct[]; remembered: Remembered },
): Match[] {
  const brands = brandNames(products.map(({ brand }) => brand));
  const title = soleBrand(list.titles, brands);
  const ready = readyProducts(products);
  const byBrand = Map.groupBy(ready, ({ product }) => product.brand);
  const rows = codesLeftOut(list.rows).map((row) => readyRow(row, { brands, title }));
  const edges: Edge[] = [];
  rows.forEach((one) => {
    const known = remembered.get(lineKey(one.row));
    const kept = known === undefined ? undefined : products.findIndex(({ id }) => id === known);
    if (kept !== undefined && kept >= 0) edges.push({ row: one.row.index, product: kept, worth: 2 });
    if (one.brand === null) return;
    const within =
      one.brand === undefined
        ? ready.filter((candidate) => tellsBrand(one, candidate))
        : (byBrand.get(one.brand) ?? []);
    for (const candidate of within) {
      const worth = likeness(one.name, candidate.name, { ...candidate.given, noted: one.noted });
      const weak = one.brand === undefined ? 0.9 : 1;
      if (worth !== undefined && worth * weak >= LEAST)
        edges.push({ row: one.row.index, product: candidate.at, worth: worth * weak });
    }
  });
  return settled(edges, { rows: list.rows, products });
}

/** The key under which a pair is remembered: what the supplier calls the product, under which brand. */
export function lineKey({ brandCell, headingBrand, text }: ListRow): string {
  return [brandCell ?? headingBrand ?? '', ...brandWords(text)].join(' ').toLowerCase().slice(0, 300);
}

function readyProducts(products: readonly ShopProduct[]): Ready[] {
  const names = new Map(products.map((product) => [product, withoutBrand(readName(product.name), product.brand)]));
  const known = new Set([...names.values()].flatMap(({ words }) => words.map(({ text }) => text)));
  return products.map((product, at) => ({
    at,
    product,
    name: names.get(product) ?? readName(product.name),
    given: {
      brand: new Set(tellingWords(product.brand).filter((word) => !TRADE.has(word))),
      rubric: new Set(readName(product.category).words.map(({ text }) => stem(text))),
      flavors: new Set(product.flavors.flatMap((flavor) => readName(flavor).words.map(({ text }) => stem(text)))),
      known,
    },
  }));
}

function withoutBrand(name: ItemName, brand: string): ItemName {
  const texts = name.words.map(({ text }) => text);
  const [found] = brandsAmong(texts, brandNames([brand]));
  const words = found ? name.words.filter((_, index) => index < found.from || index >= found.to) : name.words;
  return words.length > 0 ? { ...name, words } : name;
}

function readyRow(row: ListRow, { brands, title }: { brands: BrandNames; title: string | undefined }): ReadyRow {
  const brand = brandOf(row, { brands, title });
  const whole = readName(row.text);
  const name = brand ? withoutBrand(whole, brand) : whole;
  const notes = row.notes.map(readName);
  const noted = new Set(notes.flatMap(({ words }) => words.map(({ text }) => stem(text))));
  const bare = Object.values(name.quantities).every((all) => all.length === 0);
  const [sized] = notes.filter(({ quantities }) => Object.values(quantities).some((all) => all.length > 0));
  const quantities = bare && sized ? sized.quantities : name.quantities;
  const combo = name.combo || row.section === 'offers';
  const words = row.section === 'combos' && !name.combo ? [{ text: 'combo', short: false }, ...name.words] : name.words;
  return { row, name: { quantities, words, combo: combo || row.section === 'combos' }, noted, brand };
}

/** The brand of a row; null for one that the shop does not have, undefined when nothing tells. */
function brandOf(
  row: ListRow,
  { brands, title }: { brands: BrandNames; title: string | undefined },
): string | null | undefined {
  const said = [...new Set(brandsAmong(brandWords(row.text), brands).map(({ name }) => name))];
  if (row.brandCell !== undefined && row.brandCell.trim() !== '') return brandOfTitle(row.brandCell, brands) ?? null;
  if (said.length > 1) return null;
  const [own] = said;
  const { headingBrand } = row;
  if (own !== undefined) return typeof headingBrand === 'string' && headingBrand !== own ? null : own;
  return headingBrand !== undefined ? headingBrand : title;
}

function soleBrand(titles: readonly string[], brands: BrandNames): string | undefined {
  const named = new Set(titles.flatMap((title) => brandsAmong(brandWords(title), brands).map(({ name }) => name)));
  return named.size === 1 ? [...named][0] : undefined;
}

/** Without a word on the brand a name has to hold the part of it that is no other's. */
function tellsBrand({ name }: ReadyRow, { name: own, given }: Ready): boolean {
  const shared = (words: ItemName['words']) => words.filter(({ text }) => given.brand.has(text) && text.length >= 4);
  return shared(name.words).length > 0 && shared(own.words).length > 0;
}

/** Most lists begin each row with the supplier's code. */
function codesLeftOut(rows: readonly ListRow[]): ListRow[] {
  const coded = rows.filter(({ text }) => CODE.test(text)).length;
  return coded < 0.6 * rows.length || rows.length < 3
    ? [...rows]
    : rows.map((row) => ({ ...row, text: row.text.replace(CODE, '') }));
}

const CODE = /^(?=\S*\d)[A-Z]{0,5}[-./]?\d[\dA-Z./-]{1,14}\s+(?=\S*\p{L})/u;

type Around = { rows: readonly ListRow[]; products: readonly ShopProduct[] };

function settled(edges: readonly Edge[], { rows, products }: Around): Match[] {
  const ofRow = Map.groupBy(edges, ({ row }) => row);
  const ofProduct = Map.groupBy(edges, ({ product }) => product);
  return bestPairs(edges).flatMap(({ row: index, product: at, worth }): Match[] => {
    const product = products[at];
    const row = rows[index];
    // A row fits the product better that it was given to; of several for one product all have to tell the same price.
    const alike = (ofProduct.get(at) ?? []).filter((edge) => edge.worth > worth - NEAR && isOwn(edge, ofRow));
    const prices = alike.map((edge) => rows[edge.row]?.price);
    const price = worth > 1 ? row?.price : agreed(prices);
    if (!product || !row || price === undefined) return [];
    const shown =
      row.price === price
        ? row
        : (rows.find((one) => one.price === price && alike.some((edge) => edge.row === one.index)) ?? row);
    const rivals =
      prices.some((one) => one !== price) ||
      (ofRow.get(index) ?? []).some((edge) => edge.product !== at && edge.worth > worth - NEAR);
    return [
      {
        product,
        row: shown,
        price,
        similarity: Math.round(Math.min(worth, 1) * 100) / 100,
        rivals,
        remembered: worth > 1,
      },
    ];
  });
}

function isOwn(edge: Edge, ofRow: ReadonlyMap<number, readonly Edge[]>): boolean {
  return (ofRow.get(edge.row) ?? []).every((other) => other.worth <= edge.worth);
}

/** The price that most rows tell; undefined when none does, or when as many tell another. */
function agreed(prices: readonly (Centavos | undefined)[]): Centavos | undefined {
  const told = prices.filter((price) => price !== undefined);
  const times = [...Map.groupBy(told, (price) => price)]
    .map(([price, all]) => ({ price, times: all.length }))
    .sort((a, b) => b.times - a.times);
  const [first, second] = times;
  return first && (!second || second.times < first.times) ? first.price : undefined;
}
