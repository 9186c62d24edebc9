import { useState } from 'react';
import { useUnsavedChangesGuard } from '../form/use-unsaved-changes-guard.ts';
import { adminClient } from '../session/admin-client.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { toastError } from '../ui/toasts.tsx';
import type { Route } from './+types/page';
import { ConstantRow } from './constant-row.tsx';

const FAILED = 'Hubo un error al obtener las constantes.';

export async function clientLoader() {
  return adminClient.constants.list().catch(() => {
    toastError(FAILED);
    return null;
  });
}

export default function Constants({ loaderData: constants }: Route.ComponentProps) {
  const [unsaved, countUnsaved] = useState(0);
  useUnsavedChangesGuard(unsaved > 0);
  return (
    <AdminPage title="Configuración">
      <p className="-mt-2 text-sm text-muted">Lo que guardás acá se ve enseguida en la tienda.</p>
      {constants === null ? (
        <ErrorState text={FAILED} />
      ) : (
        <ul className="rounded-lg border border-line bg-white">
          {constants.map((constant) => (
            <ConstantRow key={constant.id} {...{ constant, countUnsaved }} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}
