import { adminPages } from '#contract/urls/admin-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { AdminPage } from '../ui/admin-page.tsx';

export default function NotFound() {
  return (
    <AdminPage title="La página que estás buscando no existe.">
      <p className="text-muted">Puede que la dirección esté mal escrita o que ya no exista.</p>
      <ButtonLink to={adminPages.dashboard} className="mt-2 self-start">
        Ir al inicio
      </ButtonLink>
    </AdminPage>
  );
}
