let formatter: Intl.DateTimeFormat | undefined;

/** dd/MM/yyyy in Argentine time; empty for an invalid date. */
export function formatDate(milliseconds: number): string {
  return formatDateTime(milliseconds).slice(0, -' HH:mm:ss'.length);
}

/** dd/MM/yyyy HH:mm in Argentine time; empty for an invalid date. */
export function formatDateTimeToMinutes(milliseconds: number): string {
  return formatDateTime(milliseconds).slice(0, -':ss'.length);
}

/** dd/MM/yyyy HH:mm:ss in Argentine time; empty for an invalid date. */
export function formatDateTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return '';
  formatter ??= new Intl.DateTimeFormat('es-AR', {
    timeZone: 'America/Argentina/Cordoba',
    hourCycle: 'h23',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = Object.fromEntries(formatter.formatToParts(date).map(({ type, value }) => [type, value]));
  const { day, month, year = '', hour, minute, second } = parts;
  return `${day}/${month}/${year.padStart(4, '0')} ${hour}:${minute}:${second}`;
}
