const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** Day 0 of the two calendars; the first one counts a 29 February 1900 that never was. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const MAX_SERIAL = 2_958_465;

/** The date of a serial number in days as dd/mm/yyyy; as hh:mm when the format shows only the time. */
export function formatSerialDate(
  serial: number,
  { section, epoch1904 }: { section: string; epoch1904: boolean },
): string {
  if (serial < 0 || serial > MAX_SERIAL) return '';
  const date = new Date((epoch1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(serial * MS_PER_DAY));
  const [year = '', month = '', day = '', hours = '', minutes = ''] = date.toISOString().split(/[-T:]/);
  return /[dy]/i.test(section) || !/[hs]/i.test(section) ? `${day}/${month}/${year}` : `${hours}:${minutes}`;
}

/** An ISO date as dd/mm/yyyy; any other text as it is. */
export function formatIsoDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return day === undefined ? text : `${day}/${month}/${year}`;
}
