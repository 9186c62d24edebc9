import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { PriceList } from '../list/list-row.ts';
import type { TextPage } from '../page/text-page.ts';
import { isSameTitle } from '../prices/price-titles.ts';
import { readForCatalogue } from '../read-for-catalogue.ts';
import { readSignature } from './list-signature.ts';
import { readTaught, withBrand } from './read-taught.ts';
import { recogniseSupplier } from './recognise-supplier.ts';
import { type ListTemplate, parseTemplates } from './stored-templates.ts';

/** `templates` is the JSON of how its lists are read. */
export type KnownSupplier = { id: number; templates: string };

/** What the seller says of the list at hand, instead of what is known of its supplier. */
export type Teaching = { bands?: ColumnBand[] | undefined; brand?: string | undefined };

type SupplierOptions = {
  products: readonly CatalogueProduct[];
  suppliers: readonly KnownSupplier[];
  /** The header of the price column that the seller chose. */
  chosen?: string | undefined;
  teaching?: Teaching | undefined;
};

/** `template` is how to read the next list; undefined when the list has too little to be recognised by. */
export type SupplierReading = { list: PriceList; supplierId: number | null; template: ListTemplate | undefined };

/** Lists with fewer goods are not recognised again. */
const MIN_GOODS = 4;

/** Reads a list as the latest one of its supplier was read, unless the seller says otherwise. */
export function readForSupplier(
  pages: readonly TextPage[],
  { products, suppliers, chosen, teaching }: SupplierOptions,
): SupplierReading {
  const signature = readSignature(pages);
  const known = suppliers.flatMap(({ id, templates }) =>
    parseTemplates(templates).map((template) => ({ supplierId: id, signature: template.signature, template })),
  );
  const recognised = recogniseSupplier(signature, known);
  const learned = recognised?.template;
  const bands = teaching?.bands ?? learned?.bands ?? [];
  // An empty one forgets that of the supplier.
  const brand = (teaching?.brand ?? learned?.brand) || undefined;
  const list = readAs(pages, { products, bands, brand, chosen, learned: learned?.priceTitle });
  const priceColumn = chosen ?? (isOffered(list, learned?.priceTitle) ? learned?.priceTitle : undefined);
  const template: ListTemplate = {
    signature,
    bands,
    ...(priceColumn !== undefined && { priceTitle: priceColumn }),
    ...(brand && { brand }),
  };
  const isRecognisable = signature.goods.length >= MIN_GOODS;
  return { list, supplierId: recognised?.supplierId ?? null, template: isRecognisable ? template : undefined };
}

type ReadAsOptions = Pick<SupplierOptions, 'products' | 'chosen'> & {
  bands: readonly ColumnBand[];
  brand: string | undefined;
  /** The price column that the seller chose in an earlier list. */
  learned: string | undefined;
};

function readAs(pages: readonly TextPage[], { products, chosen, bands, brand, learned }: ReadAsOptions): PriceList {
  if (bands.length > 0 && chosen === undefined) return readTaught(pages, { products, bands, brand });
  const list = readForCatalogue(pages, { products, chosen });
  if (chosen !== undefined) return withBrand(list, brand);
  const isElsewhere = isOffered(list, learned) && !isSameTitle(list.priceColumn ?? '', learned ?? '');
  return withBrand(isElsewhere ? readForCatalogue(pages, { products, chosen: learned }) : list, brand);
}

function isOffered({ priceColumns }: PriceList, title: string | undefined): boolean {
  return title !== undefined && priceColumns.some((one) => isSameTitle(one, title));
}
