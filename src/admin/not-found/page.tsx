import { adminPages } from '#contract/admin-urls.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Screen } from '../frame/screen.tsx';

export default function NotFound() {
  return (
    <Screen title="La página que estás buscando no existe.">
      <ButtonLink to={adminPages.dashboard} className="self-start">
        Ir al inicio
      </ButtonLink>
    </Screen>
  );
}
