import type { Kysely } from 'kysely';
import type { Database } from '../../engine/database.ts';
import type { Tables } from '../../schema/tables.ts';
import { buildIndex } from './build-index.ts';
import type { SearchIndex } from './index-content.ts';
import { readChanges, readLinkNames } from './indexed-rows.ts';
import { canUpdate, updateIndex } from './update-index.ts';

type Source = Pick<Database, 'query' | 'catalogueVersion'>;

type VersionedIndex = { version: number; index: Promise<SearchIndex> };

const indexes = new WeakMap<Kysely<Tables>, VersionedIndex>();

/** The current index; updated at the first search after a change, and shared by concurrent searches. */
export async function getSearchIndex({ query, catalogueVersion }: Source): Promise<SearchIndex> {
  // Read before the rows: what changes meanwhile is read again for the next version.
  const version = await catalogueVersion();
  const cached = indexes.get(query);
  if (cached?.version === version) return cached.index;
  const index = refreshIndex(query, cached);
  indexes.set(query, { version, index });
  index.catch(() => indexes.delete(query));
  return index;
}

async function refreshIndex(query: Kysely<Tables>, cached: VersionedIndex | undefined): Promise<SearchIndex> {
  const previous = await cached?.index.catch(() => undefined);
  if (!cached || !previous) return buildIndex(query, undefined);
  const links = await readLinkNames(query);
  const changes = await readChanges(query, cached.version);
  if (!changes || !canUpdate(previous, { changes, links })) return buildIndex(query, previous);
  updateIndex(previous, { changes, links });
  return previous;
}
