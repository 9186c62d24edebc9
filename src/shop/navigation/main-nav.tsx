import type { Menu } from '../site-data/load-site-data.ts';
import { NavLink } from './nav-link.tsx';
import { ProductsMenu } from './products-menu.tsx';
import { afterProducts, beforeProducts, type SiteLink } from './site-links.ts';

/** The row of links. Phones show it only without script, when there is no drawer. */
export function MainNav({ menu }: { menu: Menu | null }) {
  return (
    <nav
      aria-label="Principal"
      className="on-ink relative z-30 hidden border-t border-ink-line no-script:block md:block"
    >
      <ul className="group/nav page-column flex flex-wrap gap-x-6 lg:gap-x-9">
        {beforeProducts.map(navLink)}
        <ProductsMenu menu={menu} />
        {afterProducts.map(navLink)}
      </ul>
    </nav>
  );
}

function navLink({ text, to }: SiteLink) {
  return (
    <li key={to}>
      <NavLink to={to}>{text}</NavLink>
    </li>
  );
}
