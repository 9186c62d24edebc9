import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import { slug } from '#domain/catalogue/slug.ts';
import type { Tables } from '../engine/schema.ts';

/** Which part of the catalogue a list shows. */
export type ProductScope =
  | { kind: 'all' | 'discounted' | 'nothing' }
  | { kind: 'brand' | 'category-type'; id: number }
  | { kind: 'categories'; ids: readonly number[] };

/** The address of a list: `link` is its first path segment, `categoria` the second (A15). */
export type ListAddress = { link?: string | undefined; categoria?: string | undefined };

/** One row that answers a question about an address. */
export type Fact = { id: number; value: number };

type ScopeQuestion = {
  /** Missing when the address says everything by itself. */
  ask?: RawBuilder<Fact>;
  resolve: (facts: readonly Fact[]) => ProductScope;
};

const WHOLE: ReadonlyMap<string, 'all' | 'discounted'> = new Map([
  ['', 'all'],
  ['productos', 'all'],
  ['marcas', 'all'],
  ['promociones', 'discounted'],
]);

const OF_A_TYPE: ReadonlySet<string> = new Set(['suplementos', 'accesorios', 'combos']);

/** What to ask the database to know which products an address lists. */
export function scopeQuestion({ link: givenLink = '', categoria = '' }: ListAddress): ScopeQuestion {
  const link = slug(givenLink);
  const wanted = slug(categoria);
  const whole = WHOLE.get(link);
  if (whole === undefined && !OF_A_TYPE.has(link)) return { resolve: () => ({ kind: 'nothing' }) };
  if (wanted !== '') return link === 'marcas' ? brandQuestion(wanted) : categoryQuestion(wanted);
  return whole ? { resolve: () => ({ kind: whole }) } : typeQuestion(link);
}

function brandQuestion(link: string): ScopeQuestion {
  return {
    ask: sql`select id, 0 as value from brands where link = ${link}`,
    resolve: ([brand]) => (brand ? { kind: 'brand', id: brand.id } : { kind: 'nothing' }),
  };
}

function categoryQuestion(link: string): ScopeQuestion {
  return {
    ask: sql`select id, 0 as value from categories where link = ${link}`,
    resolve: toCategories,
  };
}

/** The categories of the type and the one that has the very link; normally that one is of the type too. */
function typeQuestion(link: string): ScopeQuestion {
  const type = sql`(select id from category_types where link = ${link})`;
  const named = link === 'suplementos' ? sql`` : sql`or link = ${link}`;
  return {
    ask: sql`select id, case when category_type_id = ${type} then category_type_id else 0 end as value
      from categories where category_type_id = ${type} ${named}`,
    resolve: (facts) => {
      const [first] = facts;
      const ofType = first && facts.every(({ value }) => value !== 0);
      return ofType ? { kind: 'category-type', id: first.value } : toCategories(facts);
    },
  };
}

function toCategories(facts: readonly Fact[]): ProductScope {
  return facts.length > 0 ? { kind: 'categories', ids: facts.map(({ id }) => id) } : { kind: 'nothing' };
}

type Products = ExpressionBuilder<Tables, 'products'>;

/** The scope as a condition; literals where the partial indexes have literals. */
export function inScope(eb: Products, scope: ProductScope): ExpressionWrapper<Tables, 'products', SqlBool> {
  switch (scope.kind) {
    case 'all':
      return eb.and([]);
    case 'nothing':
      return eb.or([]);
    case 'discounted':
      return eb('products.discount', '>', eb.lit(0));
    case 'brand':
      return eb('products.brand_id', '=', scope.id);
    case 'category-type':
      return eb('products.category_type_id', '=', scope.id);
    case 'categories':
      return scope.ids.length === 1 && scope.ids[0] !== undefined
        ? eb('products.category_id', '=', scope.ids[0])
        : eb('products.category_id', 'in', scope.ids);
  }
}

/** The ids in a scope. */
export function idsOf(scope: ProductScope): readonly number[] {
  if ('ids' in scope) return scope.ids;
  return 'id' in scope ? [scope.id] : [];
}

/** The same kind of scope with other ids, as many as it has. */
export function withIds(scope: ProductScope, ids: readonly number[]): ProductScope {
  if ('ids' in scope) return { ...scope, ids };
  const [id] = ids;
  return 'id' in scope && id !== undefined ? { ...scope, id } : scope;
}

type Belonging = { brandId: number; categoryId: number; categoryTypeId: number; discount: number };

/** The same for a product that is at hand. */
export function within(product: Belonging, scope: ProductScope): boolean {
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
