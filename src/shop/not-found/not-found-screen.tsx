import { pages } from '#contract/urls/shop-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { MessageScreen } from '../error/message-screen.tsx';
import { PageMeta } from '../seo/page-meta.tsx';

/** For unknown URLs and products. */
export function NotFoundScreen() {
  return (
    <>
      <PageMeta title="Página no encontrada" indexed={false} />
      <MessageScreen
        mark="404"
        title="La página que estás buscando no existe."
        actions={
          <>
            <ButtonLink to={pages.home}>Inicio</ButtonLink>
            <ButtonLink to={pages.products} variant="ghost">
              Ver productos
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
