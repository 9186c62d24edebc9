import { useSyncExternalStore } from 'react';
import { type UIMatch, useLocation, useMatches } from 'react-router';
import { pages } from '#contract/urls/shop-urls.ts';
import { ChevronRightIcon } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link/link.tsx';
import { JsonLd } from '../seo/json-ld.tsx';
import { breadcrumbJsonLd, serializeJsonLd } from '../seo/structured-data.ts';
import type { Menu } from '../site-data/load-site-data.ts';
import { useOrigin } from '../site-data/use-site-data.ts';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

/** A page sets its name by `export const handle = { crumb: (loaderData) => name }`. */
function pageName({ handle, loaderData }: UIMatch): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('crumb' in handle)) return undefined;
  return typeof handle.crumb === 'function' && loaderData ? String(handle.crumb(loaderData)) : undefined;
}

const neverChanges = () => () => {};

/** The breadcrumbs of every page but the home page. */
export function Breadcrumbs({ menu }: { menu: Menu | null }) {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const origin = useOrigin();
  // The HTML of the page for unknown addresses is the same for all of them.
  const isUnknown = page?.id === 'shop/not-found/page';
  const path = useSyncExternalStore(
    neverChanges,
    () => pathname,
    () => (isUnknown ? pages.home : pathname),
  );
  if (pathname === pages.home) return null;
  const trail = breadcrumbTrail({ path, menu, pageName: page && pageName(page) });
  return (
    <nav aria-label="Migas de pan" className="page-column pt-3 md:pt-5">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {trail.map(({ text, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position in the trail identifies a breadcrumb
          <li key={index} className="flex min-w-0 items-center gap-x-1.5">
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline max-md:-mx-1.5 max-md:px-1.5 max-md:min-w-11 max-md:justify-center md:min-h-8"
              >
                {text}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 font-semibold text-ink">
                {text}
              </span>
            )}
            {/* At the end, so that no line begins with it. */}
            {index < trail.length - 1 && <ChevronRightIcon className="size-3.5 shrink-0" />}
          </li>
        ))}
      </ol>
      <JsonLd text={import.meta.env.SSR ? serializeJsonLd(breadcrumbJsonLd({ trail, origin })) : ''} />
    </nav>
  );
}
