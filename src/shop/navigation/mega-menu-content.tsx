import { pages } from '#contract/urls/shop-urls.ts';
import { classNames } from '#ui/class-names.ts';
import { ArrowRightIcon } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link/link.tsx';
import type { Menu } from '../site-data/load-site-data.ts';
import { otherLists, type SiteLink } from './site-links.ts';

/** Categories, brands and the other lists in columns, rendered by the server. */
export function MegaMenuContent({ menu }: { menu: Menu | null }) {
  const supplements =
    menu?.supplements.map(({ name, link }) => ({ text: name, to: pages.list('suplementos', link) })) ?? [];
  const brands = menu?.brands.map(({ name, link }) => ({ text: name, to: pages.list('marcas', link) })) ?? [];
  return (
    <div className="page-column grid max-h-[calc(100dvh-9rem)] gap-8 overflow-y-auto py-8 md:grid-cols-[1fr_1.2fr_1fr] lg:gap-14">
      <Group title="Suplementos" to={pages.list('suplementos')} links={supplements} />
      <Group title="Marcas" to={pages.list('marcas')} links={brands} columns />
      <ul className="flex flex-col gap-3">
        {otherLists.map(({ text, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="title group/tile flex min-h-16 items-center justify-between rounded-md bg-ground px-5 text-lg transition-colors hover:bg-ink hover:text-white"
            >
              {text}
              <ArrowRightIcon className="size-5 transition-transform group-hover/tile:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type GroupProps = { title: string; to: string; links: SiteLink[]; columns?: boolean };

function Group({ title, to, links, columns = false }: GroupProps) {
  return (
    <div>
      <Link to={to} className="title inline-flex min-h-9 items-center text-base hover:text-accent">
        {title}
      </Link>
      <ul className={classNames('mt-1', columns && 'columns-2 gap-x-6')}>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="inline-flex min-h-9 items-center text-sm decoration-2 underline-offset-4 hover:text-accent hover:underline"
            >
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
