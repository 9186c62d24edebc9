import { useRevalidator } from 'react-router';
import { adminClient } from '../session/admin-client.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { toastError } from '../ui/toasts.tsx';
import type { Route } from './+types/page';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

const FAILED = 'Hubo un error al obtener los datos de tu cuenta.';

export async function clientLoader() {
  return adminClient.account.read().catch(() => {
    toastError(FAILED);
    return null;
  });
}

/** The administrator's own password and sessions, unless an outside provider manages them. */
export default function Account({ loaderData: account }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (account === null) {
    return (
      <AdminPage title="Mi cuenta">
        <ErrorState text={FAILED} />
      </AdminPage>
    );
  }
  const { displayName, email, sessions } = account;
  return (
    <AdminPage title="Mi cuenta">
      <p className="-mt-2 text-muted [overflow-wrap:anywhere]">
        {displayName} · {email}
      </p>
      {sessions === null ? (
        <p>La contraseña y las sesiones se administran en el proveedor con el que iniciás sesión.</p>
      ) : (
        <div className="mt-2 grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
          <section aria-labelledby="contrasena" className="flex flex-col gap-4">
            <h2 id="contrasena" className="text-xl">
              Cambiar la contraseña
            </h2>
            <PasswordForm email={email} onChanged={() => void revalidate()} />
          </section>
          <section aria-labelledby="sesiones" className="flex flex-col gap-4">
            <h2 id="sesiones" className="text-xl">
              Sesiones abiertas
            </h2>
            <SessionList sessions={sessions} onEnded={() => void revalidate()} />
          </section>
        </div>
      )}
    </AdminPage>
  );
}
