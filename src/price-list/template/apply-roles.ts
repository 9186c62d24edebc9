import type { ColumnBand, ColumnRole } from '#domain/pricing/list-columns.ts';
import { isSameTitle } from '../list/price-titles.ts';
import { type TextItem, type TextPage, toUpright } from '../page/text-page.ts';
import { isBetween } from './text-bands.ts';

/** What the header of a column says once the seller has told what is in it. */
const HEADERS: Readonly<Record<Exclude<ColumnRole, 'code' | 'other'>, string>> = {
  name: 'Producto',
  brand: 'Marca',
  size: 'Tamaño',
  flavor: 'Sabor',
  price: 'Precio público',
};

/** The columns with those of this title as the ones of prices; the same when none has it. */
export function withPriceColumn(bands: readonly ColumnBand[], title: string | undefined): ColumnBand[] {
  const isChosen = (band: ColumnBand) => title !== undefined && isSameTitle(band.title, title);
  if (!bands.some(isChosen)) return [...bands];
  return bands.map((band) => {
    if (isChosen(band)) return { ...band, role: 'price' };
    return band.role === 'price' ? { ...band, role: 'other' } : band;
  });
}

/** The pages as the seller reads them: without the columns of codes and of something else, the others by plain headers. */
export function applyRoles(pages: readonly TextPage[], bands: readonly ColumnBand[]): TextPage[] {
  return pages.map((page) => {
    const { width, height, items, rules } = toUpright(page);
    return { width, height, rules, items: items.flatMap((item) => applyToItem(item, bands)) };
  });
}

function applyToItem(item: TextItem, bands: readonly ColumnBand[]): TextItem[] {
  const right = item.x + item.width;
  const crossed = bands.filter((band) => band.left < right && band.right > item.x);
  if (crossed.length <= 1) return applyToWord(item, bands);
  const letter = item.width / item.text.length;
  return [...item.text.matchAll(/\S+/g)].flatMap(({ 0: text, index }) =>
    applyToWord({ ...item, text, x: item.x + index * letter, width: text.length * letter }, bands),
  );
}

function applyToWord(item: TextItem, bands: readonly ColumnBand[]): TextItem[] {
  const band = bands.find((one) => isBetween({ left: item.x, right: item.x + item.width }, one));
  if (!band) return [item];
  if (band.role === 'code' || band.role === 'other') return [];
  return band.title !== '' && item.text.trim() === band.title ? [{ ...item, text: HEADERS[band.role] }] : [item];
}
