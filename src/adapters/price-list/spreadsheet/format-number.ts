import { formatSerialDate } from './serial-date.ts';

type FormatOptions = { format: string; epoch1904: boolean };

/** Quoted and escaped text, space as wide as a letter, a fill, a currency, a colour or condition, digits, and single signs. */
const TOKEN =
  /"([^"]*)"|\\(.)|_.|\*.|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|(General|[0#?.,]*[0#?][0#?.,]*(?:E[+-]0+)?)|([^"])/giu;
const OUTSIDE_QUOTES = /;(?=(?:[^"]*"[^"]*")*[^"]*$)/;
/** Excel allows no longer ones. */
const MAX_FORMAT_LENGTH = 255;
const QUOTED = /"[^"]*"|\\.|\[\$[^\]]*\]/g;
/** From here on digits of a number are lost, and it is shown with an exponent. */
const MAX_EXACT = 1e15;
/** A third one could be taken for a group of thousands. */
const MAX_DECIMALS = 2;

/** A number as a cell of this format shows it in Argentina: `$ 12.345,50`; a date as dd/mm/yyyy. Never rounds what is not rounded in the cell to less than two decimals. */
export function formatNumber(value: number, { format, epoch1904 }: FormatOptions): string {
  if (!Number.isFinite(value)) return '';
  const { section, shown } = chooseSection(value, format);
  if (isDateFormat(section)) return formatSerialDate(value, { section, epoch1904 });
  const digits = section.replace(QUOTED, '').match(/[0#?.,]*[0#?][0#?.,]*/g) ?? [];
  const [pattern] = digits;
  // A mask (00-00000000-0) or a fraction.
  if (digits.length > 1) return plain(shown);
  const scaled = /%/.test(section.replace(QUOTED, '')) ? shown * 100 : shown;
  let text = '';
  for (const [, quoted, escaped, currency, number, sign] of section.matchAll(TOKEN)) {
    if (number !== undefined) text += pattern === undefined ? plain(shown) : withPattern(scaled, pattern);
    else text += quoted ?? escaped ?? currency ?? sign ?? ' ';
  }
  return text.replace(/\s+/g, ' ').trim();
}

function chooseSection(value: number, format: string): { section: string; shown: number } {
  const sections = format.length > MAX_FORMAT_LENGTH ? [] : format.split(OUTSIDE_QUOTES);
  const [positive = 'General', negative, zero] = sections;
  // Sections with conditions.
  if (/\[[<>=]/.test(format)) return { section: 'General', shown: value };
  if (value < 0 && negative !== undefined) return { section: negative, shown: -value };
  if (value === 0 && zero !== undefined) return { section: zero, shown: 0 };
  return { section: value < 0 ? `-${positive}` : positive, shown: Math.abs(value) };
}

function isDateFormat(section: string): boolean {
  const bare = section.replace(QUOTED, '').replace(/\[[^\]hms]*\]|General|[_*]./gi, '');
  return /[dmyhs]/i.test(bare);
}

function withPattern(value: number, pattern: string): string {
  if (value >= MAX_EXACT || /E/i.test(pattern)) return plain(value);
  // Only a 0 shows a digit of nothing.
  if (value === 0 && !pattern.includes('0')) return '';
  const [whole = '', fraction = ''] = pattern.split('.');
  const decimals = value < 1 ? fraction.length : Math.min(fraction.length, MAX_DECIMALS);
  const required = fraction.match(/0/g)?.length ?? 0;
  const [integer = '0', rest = ''] = exact(value).toFixed(Math.min(decimals, 20)).split('.');
  const padded = integer.padStart(whole.match(/0/g)?.length ?? 0, '0');
  const grouped = /,(?=[0#?])/.test(whole) ? padded.replace(/\B(?=(?:\d{3})+$)/g, '.') : padded;
  return joined(grouped, required > 0 ? rest : rest.replace(/0+$/, ''));
}

/** A number without a format, with at most two decimals unless it is below one. */
function plain(value: number): string {
  if (Math.abs(value) >= MAX_EXACT || Number.isInteger(value)) return String(value);
  const [integer = '', rest = ''] = exact(value)
    .toFixed(Math.abs(value) < 1 ? 4 : MAX_DECIMALS)
    .split('.');
  return joined(integer, rest.replace(/0+$/, ''));
}

/** Without the error of sums in binary: 0.30000000000000004. */
function exact(value: number): number {
  return Number(value.toPrecision(15));
}

function joined(integer: string, fraction: string): string {
  return fraction === '' ? integer : `${integer},${fraction}`;
}
