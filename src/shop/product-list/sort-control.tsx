import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { isListOrder, LIST_ORDER_LABELS, LIST_ORDERS, type ListOrder } from '#domain/catalogue/list-order.ts';
import { buttonClass } from '#ui/button/button-class.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { type ListParams, listUrl } from '../list-query/list-params.ts';
import { HiddenParams } from './hidden-params.tsx';

/** The sort order; without script a form with a button. */
export function SortControl({ params }: { params: ListParams }) {
  const navigate = useNavigate();
  const [sort, setSort] = useOptimistic(params.sort);

  function choose(next: ListOrder): void {
    startTransition(async () => {
      setSort(next);
      await navigate(listUrl({ ...params, sort: next, after: undefined }));
    });
  }

  return (
    <form method="get" className="flex items-center gap-2.5">
      <HiddenParams params={{ ...params, sort: 'default', after: undefined }} />
      <label htmlFor="orden" className="text-sm font-semibold max-sm:sr-only">
        Ordenar por
      </label>
      <span className="relative min-w-0">
        <select
          id="orden"
          name="sort"
          // Restored by a browser, an order would leave the page of another one.
          autoComplete="off"
          value={sort}
          onChange={({ target }) => {
            if (isListOrder(target.value)) choose(target.value);
          }}
          className="min-h-11 w-full appearance-none rounded-md border-[1.5px] border-line-strong bg-white py-2 pr-10 pl-3.5 text-sm max-md:text-base max-[22rem]:pr-7 max-[22rem]:pl-2.5 font-semibold hover:border-ink"
        >
          {LIST_ORDERS.map((order) => (
            <option key={order} value={order}>
              {LIST_ORDER_LABELS[order]}
            </option>
          ))}
        </select>
        <ChevronDownIcon
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 max-[22rem]:right-2 size-5 -translate-y-1/2"
        />
      </span>
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          Ordenar
        </button>
      </noscript>
    </form>
  );
}
