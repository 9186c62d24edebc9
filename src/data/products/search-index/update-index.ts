import { lowerBound } from '#domain/search/sorted-list.ts';
import { type IndexEntry, isListed, namesByLink, type SearchIndex, toEntry, toFilterable } from './index-content.ts';
import type { ChangedProduct, LinkNames } from './indexed-rows.ts';
import { NO_TERMS } from './product-terms.ts';

type Changes = { changes: readonly ChangedProduct[]; links: LinkNames };

/** Whether changes can be made in an index without building it anew. */
export function canUpdate(index: SearchIndex, { changes, links }: Changes): boolean {
  return (
    keepsLinks(index.links, links) && changes.every((change) => hasPlace(index, change)) && !isMostlyDeleted(index)
  );
}

/** In place. Positions stay, so that what a search has found before is still right. */
export function updateIndex(index: SearchIndex, { changes, links }: Changes): void {
  const flavors = new Set<string>();
  for (const { id, row } of changes) {
    const position = positionOf(index, id);
    const before = index.entries[position];
    if (!before && !row) continue;
    const after = row ? toEntry(row, links, before?.terms) : { id, product: undefined, terms: NO_TERMS };
    index.entries[position] = after;
    index.facets.replace(position, { before: filterable(before), after: filterable(after) });
    index.words.replace(position, { before: before?.terms.words ?? [], after: after.terms.words });
    for (const { scope, products } of index.listed.values()) {
      if (isListed(after.product, scope)) products.add(position);
      else products.delete(position);
    }
    for (const { terms } of [before ?? after, after]) for (const flavor of terms.flavors.keys()) flavors.add(flavor);
  }
  index.links = links;
  index.facetNames = { ...namesByLink(links), flavor: flavorNames(index, flavors) };
}

/** The first product with a flavor names it. */
function flavorNames({ entries, facets, facetNames }: SearchIndex, changed: ReadonlySet<string>): Map<string, string> {
  const names = new Map(facetNames.flavor);
  for (const flavor of changed) {
    const name = entries[facets.firstWith('flavor', flavor) ?? -1]?.terms.flavors.get(flavor);
    if (name === undefined) names.delete(flavor);
    else names.set(flavor, name);
  }
  return names;
}

const filterable = (entry: IndexEntry | undefined) => entry?.product && toFilterable(entry.product, entry.terms);

/** A product that a link has moved away from need not have changed itself. */
function keepsLinks(before: LinkNames, after: LinkNames): boolean {
  return (['brand', 'category'] as const).every((axis) =>
    [...before[axis]].every(([id, { link }]) => (after[axis].get(id) ?? { link }).link === link),
  );
}

/** A new product comes last, unless its transaction was overtaken by one with a higher id. */
function hasPlace(index: SearchIndex, { id, row }: ChangedProduct): boolean {
  const position = positionOf(index, id);
  return !row || position === index.entries.length || index.entries[position]?.id === id;
}

function positionOf({ entries }: SearchIndex, id: number): number {
  return lowerBound(entries, (entry) => entry.id >= id);
}

function isMostlyDeleted({ entries }: SearchIndex): boolean {
  return entries.length > 0 && entries.filter(({ product }) => !product).length > entries.length / 2;
}
