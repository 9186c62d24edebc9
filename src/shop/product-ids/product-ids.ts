import { parseJson } from '#domain/text/parse-json.ts';
import { createPersistedStore } from '#ui/store/persisted-store.ts';

const NONE: readonly number[] = [];

/** Ids of products in localStorage, the latest first; those beyond `max` are dropped. */
export function createProductIds(key: string, max: number) {
  const parse = (text: string) => parseProductIds(text, max);
  return createPersistedStore<readonly number[]>({ key, empty: NONE, parse, serialize: JSON.stringify });
}

/** The valid ids of what is stored, each once. */
export function parseProductIds(stored: string, max: number): number[] {
  const ids = parseJson(stored);
  if (!Array.isArray(ids)) return [];
  return [...new Set(ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(0, max);
}

/** The ids with this one as the first. */
export function withFirst(ids: readonly number[], id: number, max: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, max);
}
