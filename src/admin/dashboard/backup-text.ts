import { formatMegabytes } from '#domain/storage/low-space.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Two daily backups did not happen. */
const LATE_MS = 2 * DAY_MS;

type BackupStatus = { isDaily: boolean; ageMs: number | null; bytes: number | null; hasFailed: boolean };

/** What the seller is told about the newest backup; undefined where the shop makes none. */
export function backupText({ isDaily, ageMs, bytes, hasFailed }: BackupStatus) {
  if (!isDaily) return undefined;
  const isWarning = hasFailed || (ageMs !== null && ageMs > LATE_MS);
  if (ageMs === null) {
    const text = hasFailed
      ? 'No se pudo hacer la copia de seguridad.'
      : 'Todavía no se hizo ninguna copia de seguridad.';
    return { isWarning, text };
  }
  const size = bytes === null ? '' : ` · ${formatMegabytes(Math.max(bytes, 1_000_000))}`;
  const failure = hasFailed ? ' La siguiente no se pudo hacer.' : '';
  return { isWarning, text: `Última copia de seguridad: ${formatAge(ageMs)}${size}.${failure}` };
}

function formatAge(ageMs: number): string {
  if (ageMs < HOUR_MS) return 'hace menos de una hora';
  const [count, unit] = ageMs < LATE_MS ? [ageMs / HOUR_MS, 'hora'] : [ageMs / DAY_MS, 'día'];
  const whole = Math.floor(count);
  return `hace ${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
