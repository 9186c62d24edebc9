import { pages } from '#contract/urls.ts';
import { ButtonLink } from '#ui/button.tsx';

/** What a list without products says. */
export function EmptyList({ search }: { search: string | undefined }) {
  return (
    <div className="flex flex-col items-start gap-5 rounded-lg bg-ground px-6 py-12 md:px-10 md:py-16">
      <p className="title text-2xl">
        {search ? 'No hubo resultados para tu búsqueda' : 'No hay productos disponibles'}
      </p>
      <ButtonLink to={pages.products} variant="ghost">
        Ver todos los productos
      </ButtonLink>
    </div>
  );
}
