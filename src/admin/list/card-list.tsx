import { useLayoutEffect, useState } from 'react';
import { Spinner } from '#ui/feedback/spinner.tsx';
import type { ListData } from '../crud/load-list.ts';
import type { ListItem } from '../table/column.ts';
import type { RowAction } from '../table/row-action.ts';
import { type CardContent, Cards } from './cards.tsx';
import { savedListPosition, saveListPosition } from './list-position.ts';
import { usePageEnd } from './use-page-end.ts';

type CardListProps<Row> = {
  /** URL of the list; identifies its saved position. */
  url: string;
  data: ListData<Row>;
  /** The rows of `data` that match the search. */
  rows: readonly Row[];
  page: number;
  pageSize: number;
  onFailed: () => void;
  card: (row: Row) => CardContent;
  getName: (row: Row) => string;
  actions: (row: Row) => RowAction[];
};

/** Cards with infinite scroll. */
export function CardList<Row extends ListItem>({
  url,
  data,
  rows,
  page,
  pageSize,
  onFailed,
  card,
  getName,
  actions,
}: CardListProps<Row>) {
  const [shown, setShown] = useState(() => savedListPosition(url)?.shown ?? pageSize);
  const [fetched, setFetched] = useState<{ rows: Row[]; page: number }>({ rows: [], page });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const all = data.fetchPage ? uniqueById([...rows, ...fetched.rows]) : rows.slice(0, shown);
  const hasMore = data.fetchPage
    ? rows.length > 0 && fetched.page * pageSize < data.totalResults
    : all.length < rows.length;

  async function loadMore() {
    if (!hasMore || state !== 'idle') return;
    if (!data.fetchPage) return setShown(shown + pageSize);
    setState('loading');
    try {
      const next = fetched.page + 1;
      const nextRows = await data.fetchPage(next);
      setFetched({ rows: [...fetched.rows, ...nextRows], page: next });
      setState('idle');
    } catch {
      onFailed();
      setState('failed');
    }
  }

  /** An action revalidates the first page only; this reloads the others. */
  async function reloadAfter(action: void | Promise<void>) {
    const { fetchPage } = data;
    if (!action || !fetchPage || fetched.page === page) return;
    await action;
    const pages = Array.from({ length: fetched.page - page }, (_, index) => page + 1 + index);
    try {
      const reloaded = await Promise.all(pages.map(fetchPage));
      setFetched({ rows: reloaded.flat(), page: fetched.page });
    } catch {
      onFailed();
    }
  }

  usePageEnd(all.length, loadMore);
  useLayoutEffect(() => {
    const position = savedListPosition(url);
    if (position) window.scrollTo(0, position.y);
  }, [url]);

  return (
    <>
      <Cards
        rows={all}
        {...{ card, getName }}
        actions={(row) =>
          actions(row).map((action) => ({
            ...action,
            run: () => {
              saveListPosition({ url, shown, y: window.scrollY });
              return reloadAfter(action.run());
            },
          }))
        }
      />
      {state === 'loading' && <Spinner className="self-center" />}
    </>
  );
}

/** A row that moved to another page between two requests is in both responses. */
function uniqueById<Row extends ListItem>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
