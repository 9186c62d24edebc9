import { type Cell, type Line, textOf } from '../page/cell.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** What a list says of its price lists: 'lista 1' → 'mayorista s/iva'. */
export type Legend = ReadonlyMap<string, string>;

const EXPLAINED = /lista (\d)\s*[:=]\s*(.{4,40}?)(?=\s*[-|;,/.(]*\s*lista \d\s*[:=]|$)/g;

/** 'LISTA 1: MAYORISTA - LISTA 2: VENTA AL PÚBLICO', wherever it stands. */
export function readLegend(texts: Iterable<string>): Legend {
  const legend = new Map<string, string>();
  for (const text of texts)
    for (const [, number, meaning = ''] of normalizeText(text).matchAll(EXPLAINED))
      legend.set(`lista ${number}`, meaning);
  return legend;
}

/** The texts of lines, as they are looked through for a legend. */
export function legendTexts(blocks: readonly (readonly Line[])[]): string[] {
  return blocks.flatMap((lines) => lines.map(textOf));
}

/** The column header with what the legend says of it. */
export function expandLegend(header: Cell, legend: Legend): Cell {
  const meaning = legend.get(normalizeText(header.text).replace(/^precio /, ''));
  return meaning === undefined ? header : { ...header, text: `${header.text}: ${meaning}` };
}
