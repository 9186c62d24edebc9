import type { MenuEntry } from '#contract/shop/shop-client.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { Link } from '#ui/link/link.tsx';
import { otherLists } from '../navigation/site-links.ts';

/** Links to all categories of supplements and to the other lists. */
export function CategoryTiles({ supplements }: { supplements: readonly MenuEntry[] }) {
  const categories = supplements.map(({ name, link }) => ({ text: name, to: pages.list('suplementos', link) }));
  return (
    <section aria-labelledby="categorias" className="page-column">
      <h2 id="categorias" className="mb-4 text-2xl md:mb-7">
        Categorías
      </h2>
      <ul className="grid grid-cols-2 gap-3 max-[17rem]:grid-cols-1 md:grid-cols-3 lg:grid-cols-4">
        {[...categories, ...otherLists].map(({ text, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="title flex h-full min-h-18 items-center rounded-md bg-ground px-4 py-3 text-base wrap-anywhere transition-colors hover:bg-ink hover:text-white md:px-5 md:text-lg"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
