import type { ReactNode } from 'react';
import { pages } from '#contract/urls/shop-urls.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link/link.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import type { Menu } from '../site-data/load-site-data.ts';
import { afterProducts, beforeProducts, favourites, otherLists, type SiteLink } from './site-links.ts';

type MobileDrawerProps = { menu: Menu | null; open: boolean; onOpenChange: (open: boolean) => void };

/** All links of the header, with collapsible submenus. */
export function MobileDrawer({ menu, open, onOpenChange }: MobileDrawerProps) {
  const close = () => onOpenChange(false);
  const link = ({ text, to }: SiteLink) => (
    <li key={to}>
      <Link to={to} onClick={close} className="flex min-h-14 items-center px-5 text-lg font-semibold hover:bg-ground">
        {text}
      </Link>
    </li>
  );
  const sublink = ({ text, to }: SiteLink) => (
    <li key={to}>
      <Link to={to} onClick={close} className="flex min-h-12 items-center pr-5 pl-9 hover:bg-ground">
        {text}
      </Link>
    </li>
  );
  const supplements =
    menu?.supplements.map(({ name, link }) => ({ text: name, to: pages.list('suplementos', link) })) ?? [];
  const brands = menu?.brands.map(({ name, link }) => ({ text: name, to: pages.list('marcas', link) })) ?? [];
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menú" side="left">
      <nav aria-label="Principal" className="pb-[max(1rem,env(safe-area-inset-bottom))]">
        <ul className="divide-y divide-line">
          {beforeProducts.map(link)}
          {link({ text: 'Productos', to: pages.products })}
          <Submenu title="Suplementos">
            {sublink({ text: 'Ver todos', to: pages.list('suplementos') })}
            {supplements.map(sublink)}
          </Submenu>
          <Submenu title="Marcas">
            {sublink({ text: 'Ver todas', to: pages.list('marcas') })}
            {brands.map(sublink)}
          </Submenu>
          {otherLists.map(link)}
          {[...afterProducts, favourites].map(link)}
        </ul>
      </nav>
    </Drawer>
  );
}

function Submenu({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <details className="group/sub">
        <summary className="flex min-h-14 list-none items-center justify-between px-5 text-lg font-semibold hover:bg-ground [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDownIcon className="size-5 transition-transform group-open/sub:rotate-180" />
        </summary>
        <ul className="pb-2">{children}</ul>
      </details>
    </li>
  );
}
