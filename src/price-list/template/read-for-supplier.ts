import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { PriceList } from '../list/list-row.ts';
import { isSamePriceTitle } from '../list/price-titles.ts';
import type { TextPage } from '../page/text-page.ts';
import { readPrinted } from '../read-for-catalogue.ts';
import { SEVERAL } from '../shares.ts';
import { withPriceColumn } from './list-columns.ts';
import { type ListSignature, readSignature } from './list-signature.ts';
import { readTaught } from './read-taught.ts';
import { likeliest, recogniseSupplier } from './recognise-supplier.ts';
import { columnsBySheet } from './sheet-columns.ts';
import { type ListTemplate, parseTemplates } from './stored-templates.ts';
import { suggestName } from './suggest-name.ts';

/** `templates` is the JSON of how its lists are read. */
export type KnownSupplier = { id: number; name: string; templates: string };

/** What the seller says of the list at hand, instead of what is known of its supplier. */
export type Teaching = {
  bands?: ColumnBand[] | undefined;
  /** One of the readings offered for the list, by its id; without effect where columns have roles. */
  reading?: string | undefined;
  brand?: string | undefined;
};

export type SupplierOptions = {
  products: readonly CatalogueProduct[];
  suppliers: readonly KnownSupplier[];
  chosen?: string | undefined;
  teaching?: Teaching | undefined;
  /** By default that of the pages, as the name of the supplier is. */
  signature?: ListSignature;
  name?: string | undefined;
};

/** `template` is how to read the next list; undefined when the list has too little to be recognised by. */
export type SupplierReading = {
  list: PriceList;
  supplierId: number | null;
  /** Whether the supplier was recognised by its name. */
  isNamed: boolean;
  template: ListTemplate | undefined;
  bands: ColumnBand[];
};

/** Reads a list as the latest one of its supplier was read, unless the seller says otherwise. */
export function readForSupplier(
  pages: readonly TextPage[],
  {
    products,
    suppliers,
    chosen,
    teaching,
    signature = readSignature(pages),
    name = suggestName(pages),
  }: SupplierOptions,
): SupplierReading {
  const known = suppliers.flatMap(({ id, templates }) =>
    parseTemplates(templates).map((template) => ({ supplierId: id, signature: template.signature, template })),
  );
  // A list of other goods is of the supplier of its name all the same.
  const named = suppliers.find((one) => name !== undefined && nameSortKey(one.name) === nameSortKey(name));
  const ofNamed = known.filter(({ supplierId }) => supplierId === named?.id);
  const recognised = recogniseSupplier(signature, known) ?? likeliest(signature, ofNamed);
  const supplierId = recognised?.supplierId ?? named?.id ?? null;
  const learned = recognised?.template;
  const bands = withPriceColumn(teaching?.bands ?? learned?.bands ?? [], chosen);
  // An empty one forgets that of the supplier.
  const brand = (teaching?.brand ?? learned?.brand) || undefined;
  const column = chosen ?? learned?.priceTitle;
  const printed = toPrintedPages(pages);
  const columns = columnsBySheet(printed, { bands, products, areOwn: teaching?.bands !== undefined });
  const isTaught = columns.length > 0;
  const reading = isTaught ? undefined : (teaching?.reading ?? learned?.reading) || undefined;
  const isChosen = chosen !== undefined || Boolean(teaching?.reading);
  const isColumnGone = !isTaught && !isChosen && bands.some(({ role }) => role === 'price');
  const read = isTaught
    ? readTaught(printed, { products, chosen, brand, columns })
    : readPrinted(printed, { products, chosen: column, brand, reading });
  const list = isColumnGone ? { ...read, rows: read.rows.map((row) => ({ ...row, unsureColumn: true })) } : read;
  const priceTitle =
    chosen ?? list.priceColumns.find((title) => column !== undefined && isSamePriceTitle(title, column));
  const isRecognisable = signature.goods.length >= SEVERAL;
  const own = columns.filter(({ sheet }) => sheet === columns[0]?.sheet).map(({ sheet: _, ...band }) => band);
  // Columns that this list does not have may be in the next one.
  const stored = isTaught || isChosen ? own : bands;
  const template = isRecognisable
    ? { signature, bands: stored, reading, priceTitle, brand, rules: learned?.rules }
    : undefined;
  const haveNames = signature.name.length > 0 && (learned?.signature.name ?? []).length > 0;
  const isNamed = haveNames || (named !== undefined && named.id === supplierId);
  return { list, supplierId, isNamed, template, bands: own };
}
