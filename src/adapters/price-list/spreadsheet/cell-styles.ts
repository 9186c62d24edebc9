import { parseXml } from './parse-xml.ts';
import { isOn } from './shared-strings.ts';

/** How a cell looks; `size` in points. */
export type CellStyle = { format: string; size: number; bold: boolean; struck: boolean };

type Font = Omit<CellStyle, 'format'>;

const DEFAULT_FONT: Font = { size: 11, bold: false, struck: false };
export const DEFAULT_STYLE: CellStyle = { format: 'General', ...DEFAULT_FONT };
/** Larger letters are a logo. */
const MAX_FONT_SIZE = 40;

/** Formats that a workbook does not spell out (ECMA-376, 18.8.30), as they are shown in Argentina. */
const BUILT_IN: Readonly<Record<number, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 11: '0.00E+00', 12: '# ?/?', 13: '# ??/??' },
  ...{ 5: '"$"#,##0', 6: '"$"#,##0', 7: '"$"#,##0.00', 8: '"$"#,##0.00' },
  ...{ 14: 'dd/mm/yyyy', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 18: 'h:mm', 19: 'h:mm', 20: 'h:mm', 21: 'h:mm' },
  ...{ 22: 'dd/mm/yyyy', 37: '#,##0', 38: '#,##0', 39: '#,##0.00', 40: '#,##0.00', 41: '#,##0', 42: '"$"#,##0' },
  ...{ 43: '#,##0.00', 44: '"$"#,##0.00', 45: 'h:mm', 46: 'h:mm', 47: 'h:mm', 48: '0.0E+0', 49: '@' },
};

/** The styles that the cells of a workbook refer to by number. */
export function readCellStyles(part: Uint8Array): CellStyle[] {
  const formats = new Map<number, string>();
  const fonts: Font[] = [];
  const styles: CellStyle[] = [];
  const path: string[] = [];
  parseXml(part, {
    open: (name, attribute) => {
      const parent = path.at(-1);
      path.push(name);
      const font = fonts.at(-1);
      if (name === 'numFmt' && parent === 'numFmts')
        formats.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      else if (name === 'font' && parent === 'fonts') fonts.push({ ...DEFAULT_FONT });
      else if (font && parent === 'font') applyFontProperty(font, name, attribute('val'));
      else if (name === 'xf' && parent === 'cellXfs') {
        const id = Number(attribute('numFmtId') ?? 0);
        const format = formats.get(id) ?? BUILT_IN[id] ?? 'General';
        styles.push({ format, ...(fonts[Number(attribute('fontId') ?? 0)] ?? DEFAULT_FONT) });
      }
    },
    close: () => path.pop(),
  });
  return styles;
}

function applyFontProperty(font: Font, name: string, value: string | undefined): void {
  if (name === 'b') font.bold = isOn(value);
  else if (name === 'strike') font.struck = isOn(value);
  else if (name === 'sz' && Number(value) > 0) font.size = Math.min(Number(value), MAX_FONT_SIZE);
}
