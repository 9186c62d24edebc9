import type { ListSource } from '../../test/price-lists/list-source.ts';

/** A typed list with leaders between name and prices. */
export function toGroff({ meta, items }: ListSource): string {
  const stops = meta.get('stops') ?? '16cR';
  const lines = items.map((item) => {
    if (item.kind === 'heading') return `.sp 0.5\n\\fB${item.text}\\fP`;
    const [name = '', ...rest] = item.cells.filter((cell) => cell !== '');
    return [name, ...rest].join('\u0001');
  });
  const first = ['.pl 29.7c', '.po 2c', '.ll 17c', '.ps 10', '.vs 13', '.nf', `.ta ${stops}`, '.lc .'];
  const head = (meta.get('head') ?? '').split('|').map((text) => text.trim());
  const heads = meta.has('head') ? [`\\fB${head.join('\t')}\\fP`] : [];
  // A new page begins before the paper ends, with a foot that says its number.
  const paging = ['.de NP', "'sp |28.6c", "'tl ''- % -''", "'bp", "'sp 1.5c", '..', '.wh -2c NP', "'sp 1c"];
  const titles = [`\\s+6${meta.get('title')}\\s-6`, meta.get('top') ?? ''];
  return [...first, ...paging, ...titles, ...heads, ...lines, '.sp', meta.get('bottom') ?? '', ''].join('\n');
}
