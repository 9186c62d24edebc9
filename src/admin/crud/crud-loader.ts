import { type ClientLoaderFunctionArgs, replace, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ApiError } from '#contract/http/api-error.ts';
import { toastError } from '../ui/toasts.tsx';
import type { EntityTexts } from './entity-texts.ts';
import { savedListPosition } from './list-position.ts';
import { formatListSearch, initialAdminListState, isMissingId, parseListState } from './list-state.ts';
import type { ListData, LoadList } from './load-list.ts';

type CrudLoaderOptions<Row> = {
  texts: EntityTexts;
  list: LoadList<Row>;
  byId: (id: number) => Promise<Row>;
};

type WithChoices<Choices> = {
  /** Loads the options of the form's selects. Must not reject: it reports a failure itself and returns fewer. */
  choices: () => Promise<Choices>;
};

/** The data of a screen in each mode. */
export type CrudData<Row, Choices = undefined> =
  | { mode: 'L'; list: ListData<Row> }
  | { mode: 'A'; item: null; choices: Choices }
  | { mode: 'M' | 'C'; item: Row; choices: Choices };

type CrudLoader<Row, Choices> = (args: Pick<ClientLoaderFunctionArgs, 'request'>) => Promise<CrudData<Row, Choices>>;

/** Creates the clientLoader of a screen with four modes. A failure shows a toast; an unknown id redirects to mode L. */
export function crudLoader<Row>(options: CrudLoaderOptions<Row>): CrudLoader<Row, undefined>;
export function crudLoader<Row, Choices>(
  options: CrudLoaderOptions<Row> & WithChoices<Choices>,
): CrudLoader<Row, Choices>;
export function crudLoader<Row>({
  texts,
  list,
  byId,
  choices = async () => undefined,
}: CrudLoaderOptions<Row> & Partial<WithChoices<unknown>>): CrudLoader<Row, unknown> {
  let last: { url: string; list: ListData<Row> } | undefined;
  let isListKept = false;

  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const state = parseListState(search);
    const url = pathname + formatListSearch({ ...state, mode: 'L', id: null });
    const toList = () => replace(url);
    if (isMissingId(search)) {
      toastError(texts.loadFailed);
      throw toList();
    }
    if (state.mode === 'L') {
      const keep = isListKept;
      isListKept = false;
      if (keep && last?.url === url) return { mode: 'L', list: last.list };
      const position = savedListPosition(url);
      const loaded = await list(state, position?.loaded).catch((error) =>
        toastAndReturn(texts.listFailed, isServerAway(error) && last?.url === url ? last.list : failedList),
      );
      const lastPage = Math.max(1, Math.ceil(loaded.totalResults / state.pageSize));
      // The rows of the last page can be gone, after an action of ours or of somebody else.
      if (loaded.fetchPage && state.page > lastPage)
        throw replace(pathname + formatListSearch({ ...state, page: lastPage }));
      last = loaded.failed ? undefined : { url, list: loaded };
      return { mode: 'L', list: loaded };
    }
    const [item, options] = await Promise.all([
      state.id === null
        ? null
        : byId(state.id).catch((error) => {
            isListKept = isServerAway(error);
            return toastAndReturn(texts.loadFailed, undefined);
          }),
      choices(),
    ]);
    if (item === undefined) throw toList();
    if (item === null || state.mode === 'A') return { mode: 'A', item: null, choices: options };
    return { mode: state.mode, item, choices: options };
  };
}

const failedList: ListData<never> = { rows: [], totalResults: 0, failed: true };

/** Without the server the list cannot be loaded again and would be lost. */
function isServerAway(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** The client has logged the cause. */
function toastAndReturn<Fallback>(text: string, fallback: Fallback): Fallback {
  toastError(text);
  return fallback;
}

/**
 * For lists that are loaded whole: searching and sorting them needs no request. Navigating to the same URL reloads, as
 * it does by default.
 */
export function shouldListRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) return true;
  return serverQuery(currentUrl) !== serverQuery(nextUrl);
}

const serverQuery = ({ search }: URL): string =>
  formatListSearch({ ...parseListState(search), text: initialAdminListState.text, sort: initialAdminListState.sort });
