/** A moment as it goes over the wire. */
export type WireDate = { _seconds: number; _nanoseconds: number };

let formatter: Intl.DateTimeFormat | undefined;

/** dd/MM/yyyy in Argentina; empty when the moment is no valid one. */
export function formatDate(milliseconds: number): string {
  return formatDateTime(milliseconds).slice(0, -' HH:mm:ss'.length);
}

/** dd/MM/yyyy HH:mm:ss in Argentina; empty when the moment is no valid one. */
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
  const found = Object.fromEntries(formatter.formatToParts(date).map(({ type, value }) => [type, value]));
  const { day, month, year = '', hour, minute, second } = found;
  return `${day}/${month}/${year.padStart(4, '0')} ${hour}:${minute}:${second}`;
}

/** Epoch milliseconds as they go over the wire. */
export function toWireDate(milliseconds: number): WireDate {
  const seconds = Math.floor(milliseconds / 1000);
  return { _seconds: seconds, _nanoseconds: (milliseconds - seconds * 1000) * 1_000_000 };
}

/** A moment from the wire as epoch milliseconds. */
export function fromWireDate({ _seconds, _nanoseconds }: WireDate): number {
  return _seconds * 1000 + Math.floor(_nanoseconds / 1_000_000);
}
