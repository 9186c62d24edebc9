import { readAndMatch } from '#adapters/price-list/read-and-match.ts';
import { priceListCases, unseenCases } from '../test/price-lists/cases.ts';
import { formatTable, formatWhole } from '../test/report/table.ts';
import { spreadsheetForms } from '../test/spreadsheets/forms.ts';
import { addFigures, FIGURE_HEADS, figureCells, figuresOf } from './list-figures.ts';

/** What is read of the prices of the committed and fitting lists when they are written in other forms than PDF. */
export async function formTable(): Promise<string> {
  const lists = [...priceListCases(), ...unseenCases('fitting')].filter(({ expected }) => expected.size > 0);
  const rows: string[][] = [];
  for (const { name, bytes } of spreadsheetForms) {
    const from = performance.now();
    const figures = [];
    for (const list of lists) {
      const products = [...list.products];
      const read = await readAndMatch({ bytes: bytes([...list.expected]), products, remembered: new Map() });
      figures.push(figuresOf(list, read.ok ? read.matches : []));
    }
    const ms = (performance.now() - from) / lists.length;
    rows.push([name, ...figureCells(addFigures(figures)), formatWhole(ms)]);
  }
  return formatTable([['form', ...FIGURE_HEADS, 'ms each'], ...rows]);
}
