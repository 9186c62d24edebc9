import type { TextItem, TextPage } from '#price-list/page/text-page.ts';
import type { Random } from '../random.ts';
import { type Drawing, drawText, joinDrawings } from './drawing.ts';
import { type TextStyle, textWidth } from './letters.ts';

/** The paper size and margins of a list in points, and the texts around its rows. */
export type Sheet = {
  width: number;
  height: number;
  margin: number;
  title: string[];
  notes: string[];
  numbered: boolean;
  /** Draws each word separately, as some programs do. */
  byWord: boolean;
};

const TITLES = ['Distribuidora del Plata', 'MAYORISTA SUR', 'Nutri Norte S.R.L.', 'Depósito Central'] as const;
const DATES = [
  'Lista de precios noviembre 2026',
  'LISTA DE PRECIOS',
  'Vigencia: 02/11/2026',
  'Lista N° 47 - 11/26',
] as const;
const NOTES = [
  'Precios en pesos, IVA incluido.',
  'Pedido mínimo $ 90.000.',
  'Los precios pueden cambiar sin previo aviso.',
  'Envíos a todo el país. WhatsApp 11 5555-4321',
] as const;

/** Height above and below the rows for titles, notes and page numbers. */
const HEAD = 46;
const FOOT = 34;

export function randomSheet(random: Random): Sheet {
  const [width, height] = random.pick<readonly [number, number]>([
    [595, 842],
    [595, 842],
    [842, 595],
    [612, 792],
  ]);
  return {
    width,
    height,
    margin: random.whole(24, 52),
    title: [random.pick(TITLES), random.pick(DATES)].slice(random.whole(0, 1)),
    notes: random.shuffle(NOTES).slice(0, random.whole(0, 2)),
    numbered: random.chance(0.7),
    byWord: random.chance(0.25),
  };
}

/** The area of each page for rows. */
export function printArea({ width, height, margin }: Sheet): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  return { left: margin, right: width - margin, top: margin + HEAD, bottom: height - margin - FOOT };
}

/** Adds titles, notes and page numbers. */
export function printPages(drawings: readonly Drawing[], sheet: Sheet): TextPage[] {
  const { width, height, margin } = sheet;
  return drawings.map((drawing, index) => {
    const head = index === 0 ? sheet.title : [];
    const titles = head.map((line, at) => lineOf(sheet, line, { base: margin + 14 + 16 * at, size: 14 - 4 * at }));
    const notes = sheet.notes.map((line, at) => lineOf(sheet, line, { base: height - margin - 16 + 9 * at, size: 7 }));
    const number = sheet.numbered ? `Página ${index + 1} de ${drawings.length}` : '';
    const foot = lineOf(sheet, number, { base: height - margin + 8, size: 7 });
    const { items, across, down, boxes } = joinDrawings([...titles, drawing, ...notes, foot]);
    const text = sheet.byWord ? items.flatMap(words) : items;
    return { width, height, items: text, rules: { across, down, boxes } };
  });
}

function lineOf({ width, margin }: Sheet, line: string, { base, size }: { base: number; size: number }): Drawing {
  const style: TextStyle = { size, font: size > 9 ? 'bold' : 'plain' };
  return drawText(line, { left: margin, right: width - margin, base }, style);
}

function words(item: TextItem): TextItem[] {
  return [...item.text.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    ...item,
    text,
    x: item.x + textWidth(item.text.slice(0, index), item),
    width: textWidth(text, item),
  }));
}
