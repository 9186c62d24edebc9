import { pages } from '#contract/urls/shop-urls.ts';
import { ButtonAnchor } from '#ui/button/button.tsx';
import { PageMeta } from '../seo/page-meta.tsx';

/** Shown on list screens when categories and brands failed to load; its link reloads the page. */
export function LoadError() {
  return (
    <section className="page-column flex flex-1 flex-col items-start justify-center gap-4 py-16 md:py-28">
      <PageMeta title="Error" indexed={false} />
      <h1 className="text-display text-accent">Error</h1>
      <p className="title text-2xl">Ha ocurrido un error al obtener los datos</p>
      <p className="text-lg text-muted">Por favor, intenta nuevamente más tarde.</p>
      <ButtonAnchor href={pages.home} data-reload="" className="mt-3">
        Inicio
      </ButtonAnchor>
    </section>
  );
}
