import type { MenuEntry } from '#contract/shop/shop-client.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { Link } from '#ui/link/link.tsx';
import { otherLists } from '../navigation/site-links.ts';

/** Columns on desks. */
const COLUMNS = 4;

/** Links to all categories of supplements and to the other lists. The last row is as wide as the others. */
export function CategoryTiles({ supplements }: { supplements: readonly MenuEntry[] }) {
  const categories = supplements.map(({ name, link }) => ({ text: name, to: pages.list('suplementos', link) }));
  const tiles = [...categories, ...otherLists];
  // With one column more no tile is alone in the last row.
  const basis = tiles.length % COLUMNS === 1 ? '*:lg:basis-[17%]' : '*:lg:basis-[22%]';
  return (
    <section aria-labelledby="categorias" className="page-column">
      <h2 id="categorias" className="mb-4 text-2xl md:mb-7">
        Categorías
      </h2>
      <ul className={`flex flex-wrap gap-3 *:grow *:basis-[40%] *:md:basis-[30%] *:max-[17rem]:basis-full ${basis}`}>
        {tiles.map(({ text, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="title flex h-full min-h-18 items-center rounded-md bg-ground px-4 py-3 text-base max-[22rem]:px-3 max-[22rem]:text-sm wrap-anywhere transition-colors hover:bg-ink hover:text-white md:px-5 md:text-lg"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
