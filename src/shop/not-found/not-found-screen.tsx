import { pages } from '#contract/urls.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MessageScreen } from '../error/message-screen.tsx';

/** For addresses that lead nowhere and products that are not there. */
export function NotFoundScreen() {
  return (
    <>
      <title>Página no encontrada | Mostrador</title>
      <meta name="robots" content="noindex" />
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
