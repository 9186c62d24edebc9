import { buttonClass } from '#ui/button/button-class.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Link } from '#ui/link/link.tsx';
import { FOOTER_ID } from '../layout/footer-id.ts';
import { type ListParams, listUrl } from '../list-query/list-params.ts';
import type { PagedListState } from './list-state.ts';

type LoadMoreProps = { state: PagedListState; params: ListParams; onMore: () => void };

/** Below the last card: a link to the next page, which also works without script, and a skip link to the footer. */
export function LoadMore({ state: { status, hasMore, products }, params, onMore }: LoadMoreProps) {
  const last = products.at(-1);
  return (
    <div className="mt-10 flex min-h-28 flex-col items-center gap-3 [overflow-anchor:none]">
      <p role="alert">{status === 'failed' && 'No pudimos cargar más productos.'}</p>
      {status === 'loading' && <Spinner />}
      {status !== 'loading' && hasMore && last && (
        <Link
          to={listUrl({ ...params, after: last.id })}
          rel="next"
          onClick={(event) => {
            event.preventDefault();
            onMore();
          }}
          className={buttonClass({ variant: 'ghost' })}
        >
          {status === 'failed' ? 'Reintentar' : 'Ver más productos'}
        </Link>
      )}
      {hasMore && <SkipToFooter className="text-sm underline underline-offset-4" />}
    </div>
  );
}

/** A skip link; while the footer has the focus no more pages load (`loadMoreOnScroll`). */
export function SkipToFooter({ className }: { className: string }) {
  return (
    <a
      href={`#${FOOTER_ID}`}
      onClick={(event) => {
        const footer = document.getElementById(FOOTER_ID);
        if (!footer) return;
        event.preventDefault();
        footer.focus();
      }}
      className={`inline-flex min-h-11 items-center ${className}`}
    >
      Ir al pie de página
    </a>
  );
}
