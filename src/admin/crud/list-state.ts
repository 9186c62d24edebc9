import { ACTIVE_FILTERS, type ActiveFilter } from '#domain/catalogue/active-filter.ts';

/** L list, A add, M modify, C consult (spec §2.8). */
export type Mode = 'L' | 'A' | 'M' | 'C';

export const PAGE_SIZES = [10, 20, 30, 40, 50] as const;

/** The complete state of a screen. It lives in the URL, so that a reload restores it. */
export type AdminListState = {
  mode: Mode;
  id: number | null;
  /** Filter by name, on the server. */
  name: string;
  active: ActiveFilter;
  /** Starts at 1. */
  page: number;
  pageSize: number;
  /** Search within the loaded rows. */
  text: string;
  /** Column id, with a leading minus sign for descending; empty for the server's order. */
  sort: string;
};

export const initialAdminListState: AdminListState = {
  mode: 'L',
  id: null,
  name: '',
  active: 'S',
  page: 1,
  pageSize: 10,
  text: '',
  sort: '',
};

/** Parses a URL's query; invalid values become the initial ones, and M and C without an id become L (A41). */
export function parseListState(search: string): AdminListState {
  const query = new URLSearchParams(search);
  const id = parsePositiveInteger(query.get('id'));
  const mode = oneOf(['A', 'M', 'C'] as const, query.get('mode')) ?? 'L';
  const needsId = mode === 'M' || mode === 'C';
  return {
    mode: needsId && id === null ? 'L' : mode,
    id: needsId ? id : null,
    name: query.get('name')?.trim() ?? initialAdminListState.name,
    active: oneOf(ACTIVE_FILTERS, query.get('active')) ?? initialAdminListState.active,
    page: parsePositiveInteger(query.get('page')) ?? initialAdminListState.page,
    pageSize: PAGE_SIZES.find((size) => String(size) === query.get('pageSize')) ?? initialAdminListState.pageSize,
    text: query.get('text') ?? initialAdminListState.text,
    sort: query.get('sort') ?? initialAdminListState.sort,
  };
}

/** The query string with its `?`; initial values are left out. */
export function formatListSearch(state: AdminListState): string {
  const initial = new Map<string, unknown>(Object.entries(initialAdminListState));
  const changed = Object.entries(state).flatMap(([name, value]) =>
    value === null || value === initial.get(name) ? [] : [[name, String(value)]],
  );
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed)}`;
}

/** Whether the query has mode M or C without a valid id (A41). */
export function isMissingId(search: string): boolean {
  const mode = new URLSearchParams(search).get('mode');
  return (mode === 'M' || mode === 'C') && parseListState(search).id === null;
}

function parsePositiveInteger(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
