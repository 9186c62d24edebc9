import { adminPages } from '#contract/urls/admin-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import type { Route } from './+types/restock-page';
import { LEVELS_FAILED, loadLevels } from './load-levels.ts';
import { Restock } from './restock.tsx';

export const clientLoader = loadLevels;

export default function RestockPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Reposición"
      actions={
        <ButtonLink to={adminPages.purchase} variant="ghost" size="sm">
          Ingresar mercadería
        </ButtonLink>
      }
    >
      {loaderData === null ? <ErrorState text={LEVELS_FAILED} /> : <Restock {...loaderData} />}
    </AdminPage>
  );
}
