import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { createFacetIndex, type FilterableProduct } from '#domain/facets/facet-index.ts';
import { createWordIndex, type WordIndex } from '#domain/search/word-index.ts';
import type { Tables } from '../../schema/tables.ts';
import { type IndexEntry, namesByLink, type SearchIndex, toEntry, toFilterable } from './index-content.ts';
import { BATCH_SIZE, readBatch, readLinkNames } from './indexed-rows.ts';

/** Reads all products. Texts that have not changed since the previous index keep their words. */
export async function buildIndex(query: Kysely<Tables>, previous: SearchIndex | undefined): Promise<SearchIndex> {
  const links = await readLinkNames(query);
  const known = new Map(previous?.entries.map(({ id, terms }) => [id, terms]));
  const entries: IndexEntry[] = [];
  const filterable: FilterableProduct[] = [];
  const flavors = new Map<string, string>();
  for (;;) {
    const rows = await readBatch(query, entries.at(-1)?.id ?? 0);
    for (const row of rows) {
      const entry = toEntry(row, links, known.get(row.id));
      entries.push(entry);
      if (entry.product) filterable.push(toFilterable(entry.product, entry.terms));
      for (const [value, name] of entry.terms.flavors) if (!flavors.has(value)) flavors.set(value, name);
    }
    if (rows.length < BATCH_SIZE) break;
    await nextTurn();
  }
  return {
    entries,
    words: wordIndexOf(entries, previous),
    facets: createFacetIndex(filterable),
    links,
    facetNames: { ...namesByLink(links), flavor: flavors },
    listed: new Map(),
  };
}

/** A change of prices or stock leaves all words as they were. */
function wordIndexOf(entries: readonly IndexEntry[], previous: SearchIndex | undefined): WordIndex {
  const before = previous?.entries;
  const isSame =
    before?.length === entries.length &&
    before.every(({ terms }, index) => terms.words === entries[index]?.terms.words);
  return previous && isSame ? previous.words : createWordIndex(entries.map(({ terms }) => terms.words));
}
