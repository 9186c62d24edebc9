import type { WireFacets } from '#contract/responses/shop.ts';
import { XIcon } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link/link.tsx';
import { useFormatPrice } from '#ui/price/price-format.ts';
import type { ListParams } from '../list-query/list-params.ts';
import { activeFilters, unfilteredUrl } from './filter-choices.ts';

/** How many products the list has, and what it is narrowed down by; a tap on a filter removes it. */
export function ActiveFilters({ params, facets }: { params: ListParams; facets: WireFacets }) {
  const active = activeFilters(params, facets, useFormatPrice());
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-2 gap-y-2.5 text-sm">
      <p role="status" className="mr-2 text-muted tabular-nums">
        {facets.total === 1 ? '1 producto' : `${facets.total} productos`}
      </p>
      {active.map(({ text, href }) => (
        <Link
          key={href}
          to={href}
          rel="nofollow"
          aria-label={`Quitar el filtro ${text}`}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] border-ink px-3.5 font-semibold hover:bg-ground md:min-h-9"
        >
          {text}
          <XIcon className="size-4" />
        </Link>
      ))}
      {active.length > 1 && (
        <Link
          to={unfilteredUrl(params)}
          className="inline-flex min-h-11 items-center px-1.5 underline underline-offset-4"
        >
          Limpiar filtros
        </Link>
      )}
    </div>
  );
}
