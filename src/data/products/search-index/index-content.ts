import type { BitSet } from '#domain/facets/bit-set.ts';
import type { FacetIndex, FilterableProduct } from '#domain/facets/facet-index.ts';
import type { FilterAxis } from '#domain/facets/product-filters.ts';
import type { WordIndex } from '#domain/search/word-index.ts';
import { isInScope, type ProductScope } from '../product-scope.ts';
import type { IndexedRow, LinkNames } from './indexed-rows.ts';
import { type ProductTerms, toProductTerms } from './product-terms.ts';

/** The fields of a product that searches filter and sort by; `brand` and `category` are links. */
export type IndexedProduct = Omit<IndexedRow, 'text' | 'flavors'> & { brand: string; category: string };

/** What the index has of a product. */
export type IndexEntry = { id: number; product: IndexedProduct | undefined; terms: ProductTerms };

/**
 * All products, deactivated ones too, by rising id; the documents of `words` and `facets` are positions in `entries`.
 * Deleted products keep their entry without a product, so that the others keep their positions.
 */
export type SearchIndex = {
  entries: IndexEntry[];
  words: WordIndex;
  facets: FacetIndex;
  links: LinkNames;
  /** Of the values of `facets`; a new object after a change. */
  facetNames: Record<FilterAxis, ReadonlyMap<string, string>>;
  /** The products of the lists that were asked for. */
  listed: Map<string, { scope: ProductScope; products: BitSet }>;
};

export function toEntry(row: IndexedRow, links: LinkNames, previous: ProductTerms | undefined): IndexEntry {
  const { text: _, flavors: __, ...fields } = row;
  const brand = links.brand.get(row.brandId)?.link ?? '';
  const category = links.category.get(row.categoryId)?.link ?? '';
  return { id: row.id, product: { ...fields, brand, category }, terms: toProductTerms(row, previous) };
}

export function toFilterable(product: IndexedProduct, { flavors }: ProductTerms): FilterableProduct {
  return {
    brand: [product.brand],
    category: [product.category],
    flavor: [...flavors.keys()],
    price: product.finalPrice,
    inStock: product.amount > 0,
    onSale: product.discount > 0,
  };
}

export function isListed(product: IndexedProduct | undefined, scope: ProductScope): boolean {
  return product !== undefined && product.deactivatedAt === null && isInScope(product, scope);
}

export function namesByLink(links: LinkNames): Record<keyof LinkNames, ReadonlyMap<string, string>> {
  const byLink = (axis: keyof LinkNames) => new Map([...links[axis].values()].map(({ link, name }) => [link, name]));
  return { brand: byLink('brand'), category: byLink('category') };
}
