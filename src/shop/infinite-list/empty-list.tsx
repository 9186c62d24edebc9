import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import type { ListNames } from '../list-query/list-title.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { gridClass } from './grid-class.ts';

type EmptyListProps = { search: string | undefined; nearest?: readonly ShopProduct[] | undefined; menu: ListNames };

/** Shown instead of an empty list, with similar products and links to categories. */
export function EmptyList({ search, nearest = [], menu }: EmptyListProps) {
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col items-start gap-5 rounded-lg bg-ground px-6 py-12 md:px-10 md:py-16">
        <p className="title text-2xl">
          {search ? 'No hubo resultados para tu búsqueda' : 'No hay productos disponibles'}
        </p>
        <ButtonLink to={pages.products} variant="ghost">
          Ver todos los productos
        </ButtonLink>
      </div>
      {nearest.length > 0 && (
        <div>
          <h2 className="mb-5 text-xl">Lo más parecido</h2>
          <ul className={gridClass}>
            {nearest.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {search && menu.supplements.length > 0 && (
        <nav aria-labelledby="categorias">
          <h2 id="categorias" className="mb-4 text-xl">
            Buscá por categoría
          </h2>
          <ul className="flex flex-wrap gap-2.5">
            {menu.supplements.map(({ name, link }) => (
              <li key={link}>
                <ButtonLink to={pages.list('suplementos', link)} variant="ghost" size="sm">
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
