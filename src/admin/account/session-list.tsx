import { useState } from 'react';
import type { AccountSession } from '#contract/admin/account.ts';
import { formatDate, formatDateTimeToMinutes } from '#domain/dates/format-date.ts';
import { Button } from '#ui/button/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { adminClient } from '../session/admin-client.ts';
import { askForConfirmation } from '../ui/confirm-dialog.tsx';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import { deviceName } from './device-name.ts';

const END_OTHERS = 'Cerrar las otras sesiones';

/** Where the administrator is signed in, and the button that signs them out everywhere else. */
export function SessionList({ sessions, onEnded }: { sessions: readonly AccountSession[]; onEnded: () => void }) {
  const [ending, setEnding] = useState(false);

  async function endOthers() {
    const text = 'En los otros dispositivos vas a tener que iniciar sesión de nuevo.';
    if (!(await askForConfirmation({ title: END_OTHERS, text, confirmLabel: END_OTHERS }))) return;
    setEnding(true);
    try {
      const ended = await adminClient.account.endOtherSessions();
      toastSuccess(ended === 1 ? 'Se cerró 1 sesión.' : `Se cerraron ${ended} sesiones.`);
      onEnded();
    } catch {
      toastError('No se pudieron cerrar las otras sesiones.');
    } finally {
      setEnding(false);
    }
  }

  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-white">
        {sessions.map(({ id, current, userAgent, address, openedAt, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3">
            <p className="font-semibold">
              {deviceName(userAgent)}
              {current && (
                <Badge tone="success" className="ml-2">
                  Esta sesión
                </Badge>
              )}
            </p>
            <p className="text-sm text-muted tabular-nums">
              Abierta el {formatDateTimeToMinutes(openedAt)}
              {address !== '' && ` desde ${address}`}, usada el {formatDate(lastUsedAt)}
            </p>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="secondary" loading={ending} className="self-start" onClick={() => void endOthers()}>
          {END_OTHERS}
        </Button>
      ) : (
        <p className="text-sm text-muted">No hay otras sesiones abiertas.</p>
      )}
    </>
  );
}
