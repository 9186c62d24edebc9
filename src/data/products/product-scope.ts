import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import { slug } from '#domain/catalogue/slug.ts';
import { computedNumber } from '../query/computed-parameter.ts';
import type { Tables } from '../schema/tables.ts';

/** The part of the catalogue that a list shows. */
export type ProductScope =
  | { kind: 'all' | 'discounted' | 'nothing' }
  | { kind: 'brand' | 'category-type'; id: number }
  | { kind: 'categories'; ids: readonly number[] };

/** The path of a list: `link` is the first segment, `subLink` the second, of a category or brand (A15). */
export type ListPath = { link?: string | undefined; subLink?: string | undefined };

export type ScopeRow = { id: number; value: number };

type ScopeLookup = {
  /** Undefined when the path determines the scope without a query. */
  query?: RawBuilder<ScopeRow>;
  toScope: (rows: readonly ScopeRow[]) => ProductScope;
};

const WHOLE_CATALOGUE_LINKS: ReadonlyMap<string, 'all' | 'discounted'> = new Map([
  ['', 'all'],
  ['productos', 'all'],
  ['marcas', 'all'],
  ['promociones', 'discounted'],
]);

const CATEGORY_TYPE_LINKS: ReadonlySet<string> = new Set(['suplementos', 'accesorios', 'combos']);

/** How to find the scope of a path: a query, and the conversion of its rows. */
export function lookUpScope({ link: linkSegment = '', subLink: subLinkSegment = '' }: ListPath): ScopeLookup {
  const link = slug(linkSegment);
  const subLink = slug(subLinkSegment);
  const whole = WHOLE_CATALOGUE_LINKS.get(link);
  if (whole === undefined && !CATEGORY_TYPE_LINKS.has(link)) return { toScope: () => ({ kind: 'nothing' }) };
  if (subLink !== '') return link === 'marcas' ? brandLookup(subLink) : categoryLookup(subLink);
  return whole ? { toScope: () => ({ kind: whole }) } : categoryTypeLookup(link);
}

function brandLookup(link: string): ScopeLookup {
  return {
    query: sql`select id, 0 as value from brands where link = ${link}`,
    toScope: ([brand]) => (brand ? { kind: 'brand', id: brand.id } : { kind: 'nothing' }),
  };
}

function categoryLookup(link: string): ScopeLookup {
  return {
    query: sql`select id, 0 as value from categories where link = ${link}`,
    toScope: toCategoryScope,
  };
}

/** The categories of the type, and one whose own link equals it; normally that one is of the type too. */
function categoryTypeLookup(link: string): ScopeLookup {
  const type = sql`(select id from category_types where link = ${link})`;
  const named = link === 'suplementos' ? sql`` : sql`or link = ${link}`;
  return {
    query: sql`select id, case when category_type_id = ${type} then category_type_id else 0 end as value
      from categories where category_type_id = ${type} ${named}`,
    toScope: (rows) => {
      const [first] = rows;
      const allOfType = first && rows.every(({ value }) => value !== 0);
      return allOfType ? { kind: 'category-type', id: first.value } : toCategoryScope(rows);
    },
  };
}

function toCategoryScope(rows: readonly ScopeRow[]): ProductScope {
  return rows.length > 0 ? { kind: 'categories', ids: rows.map(({ id }) => id) } : { kind: 'nothing' };
}

type ProductsBuilder = ExpressionBuilder<Tables, 'products'>;

/** The scope as a condition, with literals where the partial indexes have literals. */
export function scopeCondition(
  eb: ProductsBuilder,
  scope: ProductScope,
): ExpressionWrapper<Tables, 'products', SqlBool> {
  switch (scope.kind) {
    case 'all':
      return eb.and([]);
    case 'nothing':
      return eb.or([]);
    case 'discounted':
      return eb('products.discount', '>', eb.lit(0));
    case 'brand':
      return eb('products.brand_id', '=', computedNumber(scope.id));
    case 'category-type':
      return eb('products.category_type_id', '=', computedNumber(scope.id));
    case 'categories':
      return scope.ids.length === 1 && scope.ids[0] !== undefined
        ? eb('products.category_id', '=', computedNumber(scope.ids[0]))
        : eb('products.category_id', 'in', scope.ids);
  }
}

export function scopeIds(scope: ProductScope): readonly number[] {
  if ('ids' in scope) return scope.ids;
  return 'id' in scope ? [scope.id] : [];
}

/** The scope with other ids of the same number. */
export function withScopeIds(scope: ProductScope, ids: readonly number[]): ProductScope {
  if ('ids' in scope) return { ...scope, ids };
  const [id] = ids;
  return 'id' in scope && id !== undefined ? { ...scope, id } : scope;
}

type ScopedProduct = { brandId: number; categoryId: number; categoryTypeId: number; discount: number };

/** The scope as a predicate. */
export function isInScope(product: ScopedProduct, scope: ProductScope): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'nothing':
      return false;
    case 'discounted':
      return product.discount > 0;
    case 'brand':
      return product.brandId === scope.id;
    case 'category-type':
      return product.categoryTypeId === scope.id;
    case 'categories':
      return scope.ids.includes(product.categoryId);
  }
}
