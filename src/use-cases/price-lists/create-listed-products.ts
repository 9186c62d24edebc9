import type { Transaction } from 'kysely';
import { lockCatalogueRefs, readNamedRefs } from '#data/brands-and-categories/catalogue-refs.ts';
import type { DatabaseKind } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import type { CreatedProduct, PriceListPreview } from '#data/price-lists/step-contents.ts';
import { insertProductRows, type NewProductRow } from '#data/products/insert-product-rows.ts';
import { findTakenKeys } from '#data/products/product-names.ts';
import { type CatalogueRefs, isReservedName } from '#data/products/product-values.ts';
import type { Tables } from '#data/schema/tables.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { productKey } from '#domain/catalogue/slug.ts';
import { initialValues } from '#domain/fields/convert-fields.ts';
import { costByRule, dollarPriceByRule, type PriceRule, priceByRule } from '#domain/pricing/price-rule.ts';

export type ListLine = PriceListPreview['lines'][number];

type ListedProducts = {
  ok: true;
  created: (CreatedProduct & { line: ListLine })[];
  /** Names that other products have. */
  notCreated: string[];
};

type CreateOptions = { kind: DatabaseKind; lines: readonly ListLine[]; rule: PriceRule; now: number };

/** Creates inactive products as lines of a list describe them. Refuses like `insertProductRows`, or with reference-unknown. */
export async function createListedProducts(
  transaction: Transaction<Tables>,
  { kind, lines, rule, now }: CreateOptions,
): Promise<ListedProducts | Refusal> {
  if (lines.length === 0) return { ok: true, created: [], notCreated: [] };
  const taken = await findTakenKeys(transaction, lines.flatMap(candidateNames));
  const findRefs = await readNamedRefs(transaction);
  const lock = createRefLock(transaction, kind);
  const notCreated: string[] = [];
  const rows: (NewProductRow & { line: ListLine; missingBrand: string | null })[] = [];
  for (const line of lines) {
    const { name: suggested = '', brand = null, category = null } = line.product ?? {};
    const name = candidateNames(line).find((one) => !taken.has(productKey(one)) && !isReservedName(one));
    if (name === undefined) {
      notCreated.push(suggested);
      continue;
    }
    taken.add(productKey(name));
    const found = findRefs({ brand, category });
    if (!found) return refuse('reference-unknown');
    const refs = await lock(found.refs);
    const amounts = {
      price: priceByRule(rule, line.price),
      cost: costByRule(rule, line.price) ?? null,
      priceUsd: dollarPriceByRule(rule, line.price) ?? null,
    };
    const draft = { ...initialValues(productFields), images: [], name, ...amounts };
    rows.push({ draft, refs, deactivatedAt: now, line, missingBrand: found.isBrandKnown ? null : brand });
  }
  const inserted = await insertProductRows(transaction, { products: rows, now });
  if (!inserted.ok) return inserted;
  const created = rows.map(({ draft, line, missingBrand }, index) => {
    return { id: inserted.ids[index] ?? 0, name: draft.name, missingBrand, line };
  });
  return { ok: true, created, notCreated };
}

/** Characters of a product's name, as the API takes it. */
const MAX_NAME = 60;

/** Where another brand has a product of the name, the brand goes with it. */
function candidateNames({ product }: ListLine): string[] {
  if (!product) return [];
  const { name, brand } = product;
  return [name, `${name} ${brand ?? ''}`].filter((one) => one.trim().length === one.length && one.length <= MAX_NAME);
}

/** Locks each brand with each category once. */
function createRefLock(transaction: Transaction<Tables>, kind: DatabaseKind) {
  const locked = new Map<string, Promise<CatalogueRefs>>();
  return (refs: CatalogueRefs): Promise<CatalogueRefs> => {
    const key = `${refs.brand.id} ${refs.category.id}`;
    const lock = locked.get(key) ?? lockCatalogueRefs(transaction, { kind, refs });
    locked.set(key, lock);
    return lock;
  };
}
