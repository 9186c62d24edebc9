import { useMemo, useState } from 'react';
import { savedListPosition, saveListPosition } from '../crud/list-position.ts';
import type { ListData } from '../crud/load-list.ts';
import { nextChunk } from '../crud/next-chunk.ts';
import type { ListItem } from '../table/column.ts';
import type { RowAction } from '../table/row-action.ts';
import { Cards } from './cards.tsx';
import { CardsEnd, type LoadState } from './cards-end.tsx';
import type { CardContent } from './list-card.tsx';
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
  const [shown, setShown] = useState(() => savedListPosition(url)?.loaded ?? pageSize);
  const [fetched, setFetched] = useState<{ after: ListData<Row>; rows: Row[] }>({ after: data, rows: [] });
  const [state, setState] = useState<LoadState>('idle');
  // An action reloads all that was loaded.
  const others = useMemo(() => (fetched.after === data ? fetched.rows : []), [fetched, data]);
  const all = useMemo(
    () => (data.fetchPage ? uniqueById([...rows, ...others]) : rows.slice(0, shown)),
    [data, rows, others, shown],
  );
  const next = nextChunk((page - 1 + Math.ceil((rows.length + others.length) / pageSize)) * pageSize, pageSize);
  const hasMore = data.fetchPage
    ? rows.length > 0 && (next.page - 1) * next.pageSize < data.totalResults
    : all.length < rows.length;

  function showMore() {
    if (!hasMore || state !== 'idle') return;
    if (data.fetchPage) void fetchMore();
    else setShown(shown + pageSize);
  }

  async function fetchMore() {
    if (!data.fetchPage) return;
    setState('loading');
    try {
      const fetchedPage = await data.fetchPage(next.page, next.pageSize);
      setFetched({ after: data, rows: [...others, ...fetchedPage.rows] });
      setState('idle');
    } catch {
      onFailed();
      setState('failed');
    }
  }

  usePageEnd(all.length, showMore);

  return (
    <>
      <Cards
        {...{ url, card, getName }}
        rows={all}
        actions={(row, measured) =>
          actions(row).map((action) => ({
            ...action,
            run: () => {
              saveListPosition({ url, loaded: all.length, y: window.scrollY, measured: measured() });
              return action.run();
            },
          }))
        }
      />
      <CardsEnd state={state} onRetry={() => void fetchMore()} />
    </>
  );
}

/** A row that moved to another page between two requests is in both responses. */
function uniqueById<Row extends ListItem>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
