import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

const show = (value: number, format: string, epoch1904 = false) => formatNumber(value, { format, epoch1904 });

it.each([
  [38500, 'General', '38500'],
  [38500.5, 'General', '38500,5'],
  [12345.678, 'General', '12345,68'],
  [0.1 + 0.2, 'General', '0,3'],
  [0.125, 'General', '0,125'],
  [7798012345678, 'General', '7798012345678'],
  [38500, '0', '38500'],
  [38500.4, '#,##0', '38.500'],
  [38500.4, '#,##0.00', '38.500,40'],
  [1234567.5, '"$" #,##0.00', '$ 1.234.567,50'],
  [38500, '[$$-2C0A] #,##0', '$ 38.500'],
  [20, '[$USD] #,##0.00', 'USD 20,00'],
  [20.5, '"U$S" 0.0', 'U$S 20,5'],
  [38500, '_-"$"* #,##0.00_-;-"$"* #,##0.00_-;_-"$"* "-"??_-;_-@_-', '$ 38.500,00'],
  [0, '_-"$"* #,##0.00_-;-"$"* #,##0.00_-;_-"$"* "-"??_-;_-@_-', '$ -'],
  [-500, '"$" #,##0;[Red]("$" #,##0)', '($ 500)'],
  [-500, '#,##0', '-500'],
  [0.21, '0%', '21%'],
  [0.105, '0.0%', '10,5%'],
  [42, '00000', '00042'],
  [2.5, '0.0" kg"', '2,5 kg'],
  [2.5, '0.##', '2,5'],
  [3, '0.##', '3'],
  [12.5, '0.000', '12,50'],
  [20111222333, '00-00000000-0', '20111222333'],
  [0.5, '# ?/?', '0,5'],
  [38500, '[>=1000]#,##0;0', '38500'],
  [1e300, '#,##0.00', '1e+300'],
  [Number.NaN, '#,##0', ''],
  [Number.POSITIVE_INFINITY, 'General', ''],
])('shows %s of the format %s as %s', (value, format, text) => {
  expect(show(value, format)).toBe(text);
});

it.each([
  [46349, 'dd/mm/yyyy', '23/11/2026'],
  [46349.75, 'd-mmm-yy h:mm', '23/11/2026'],
  [46349, '[$-F800]dddd, mmmm dd, yyyy', '23/11/2026'],
  [46349, 'mmm-yy', '23/11/2026'],
  [0.75, 'h:mm AM/PM', '18:00'],
  [1e9, 'dd/mm/yyyy', ''],
  [-5, 'yyyy', ''],
])('shows %s of the format %s as the date %s', (value, format, text) => {
  expect(show(value, format)).toBe(text);
});

it('counts days from 1904 where the file does', () => {
  expect(show(44887, 'dd/mm/yyyy', true)).toBe('23/11/2026');
});

it('shows every price to the cent, in any usual format', () => {
  const formats = fc.constantFrom('#,##0.00', '"$" #,##0.00', '0.00', '[$$-es-AR] #,##0.00');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_99 }), formats, (centavos, format) => {
      const digits = show(centavos / 100, format)
        .replace(/[^\d,]/g, '')
        .replace(',', '.');
      expect(Math.round(Number(digits) * 100)).toBe(centavos);
    }),
  );
});
