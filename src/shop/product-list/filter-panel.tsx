import { SlidersHorizontalIcon } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link/link.tsx';
import type { ListParams } from '../list-query/list-params.ts';
import type { ListNames } from '../list-query/list-title.ts';
import { type FilterGroup, filterGroups } from './filter-links.ts';

// On desktops the content of the closed <details> is always shown, where ::details-content is supported.
const alwaysOpenClass = 'lg:details-content:[content-visibility:visible]';
const hiddenSummaryClass = 'lg:supports-[selector(::details-content)]:hidden';

/** Links to the other lists: a column on desktops, behind 'Filtrar' on smaller screens. */
export function FilterPanel({ params, menu }: { params: ListParams; menu: ListNames }) {
  return (
    <details className={`col-span-full row-start-2 lg:col-span-1 ${alwaysOpenClass}`}>
      <summary
        className={`inline-flex min-h-11 list-none items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-white px-4 text-sm font-semibold hover:border-ink [&::-webkit-details-marker]:hidden ${hiddenSummaryClass}`}
      >
        <SlidersHorizontalIcon aria-hidden="true" className="size-4" />
        Filtrar
      </summary>
      <nav aria-label="Filtrar productos" className="flex flex-col gap-6 max-lg:pt-5 max-lg:pb-2 lg:gap-8">
        {filterGroups(params, menu).map((group) => (
          <FilterSection key={group.title} {...group} />
        ))}
      </nav>
    </details>
  );
}

function FilterSection({ title, links }: FilterGroup) {
  return (
    <section>
      <h2 className="mb-2.5 text-sm lg:mb-2">{title}</h2>
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
        {links.map(({ text, href, current }) => (
          <li key={href}>
            <Link
              to={href}
              aria-current={current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-line px-4 text-sm hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white lg:min-h-9 lg:w-full lg:rounded-none lg:border-0 lg:border-l-2 lg:border-line lg:px-4 lg:text-muted lg:hover:text-ink lg:aria-[current]:border-accent lg:aria-[current]:bg-transparent lg:aria-[current]:font-bold lg:aria-[current]:text-ink"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
