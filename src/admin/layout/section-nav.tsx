import { useLocation } from 'react-router';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { classNames } from '#ui/class-names.ts';
import { ShoppingBagIcon } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link/link.tsx';
import { HouseIcon } from '../ui/icons.tsx';
import { ownPages, sections } from './sections.ts';

const entries = [{ to: adminPages.dashboard, label: 'Inicio', icon: HouseIcon }, ...sections, ...ownPages];

/** Navigation between sections: a sidebar on large screens, below the header when opened on small ones. */
export function SectionNav({ open }: { open: boolean }) {
  const { pathname } = useLocation();
  return (
    <nav
      id="secciones"
      aria-label="Secciones"
      className={classNames(
        'on-ink lg:block lg:w-52 lg:shrink-0 lg:py-4',
        // Below the header, which is sticky on phones.
        'max-md:tall:fixed max-md:tall:inset-x-0 max-md:tall:top-14 max-md:tall:z-40 max-md:max-h-[calc(100dvh-3.5rem)] max-md:overflow-y-auto',
        !open && 'max-lg:hidden',
      )}
    >
      <ul className="grid max-lg:grid-cols-2 max-lg:gap-x-2 max-lg:p-2 max-lg:pb-3 lg:sticky lg:top-4">
        {entries.map(({ to, label, icon: Icon }) => {
          const here = pathname === to;
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={here ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-3 border-l-3 px-4 text-sm font-semibold hover:bg-ink-soft hover:text-white lg:min-h-10',
                  here ? 'border-accent-bright bg-ink-soft text-white' : 'border-transparent text-on-ink-muted',
                )}
              >
                <Icon className="size-4.5 shrink-0" />
                {label}
              </Link>
            </li>
          );
        })}
        <li className="mt-2 border-t border-ink-line pt-2 max-lg:col-span-2">
          <Link
            to={pages.home}
            className="flex min-h-11 items-center gap-3 border-l-3 border-transparent px-4 text-sm font-semibold text-on-ink-muted hover:bg-ink-soft hover:text-white lg:min-h-10"
          >
            <ShoppingBagIcon className="size-4.5 shrink-0" />
            Ver la tienda
          </Link>
        </li>
      </ul>
    </nav>
  );
}
