import { expect, it } from 'vitest';
import { toMessagePages } from './message-page.ts';

const draw = (text: string) => toMessagePages(text, () => {});
const items = (text: string) => draw(text).flatMap((page) => page.items);

it('sets each line where a typewriter would, words that are far apart on their own', () => {
  const [page] = draw('Whey 1 kg    $ 38.500\n\nBarra\t$ 900\r\n');
  if (!page) throw new Error('there is no page');
  expect(page.items.map(({ text, x, y }) => [text, x, y])).toEqual([
    ['Whey 1 kg', 36, 50],
    ['$ 38.500', 114, 50],
    ['Barra', 36, 78],
    ['$ 900', 90, 78],
  ]);
  expect(page.items.every(({ x, y, width }) => x + width <= page.width && y <= page.height)).toBe(true);
});

it('sets the cells of a pasted table in columns', () => {
  const table = items('Hola:\nProducto\tPrecio\nWhey 1 kg\t$ 38.500\nBarra\t$ 900');
  expect(table.map(({ text, x }) => [text, x])).toEqual([
    ['Hola:', 36],
    ['Producto', 36],
    ['Precio', 114],
    ['Whey 1 kg', 36],
    ['$ 38.500', 114],
    ['Barra', 36],
    ['$ 900', 114],
  ]);
  const [long = { width: 0 }, beside] = items(`${'Whey '.repeat(30)}\t$ 900\nBarra\t$ 900`);
  expect(beside?.x).toBeGreaterThan(long.width);
});

it('knows where a pasted table with headings begins and ends', () => {
  const edgesOf = (...lines: string[]) => {
    const [page] = draw(lines.join('\n'));
    const above = (edge: number) => page?.items.filter(({ y }) => y < edge).at(-1)?.text;
    return page?.edges?.map(above);
  };
  const rows = ['Whey\t$ 900', 'DELTA', 'Barra\t$ 500', 'Gel\t$ 300'];
  expect(edgesOf('Hola:', '', ...rows, '', 'También tenemos:', 'Guantes $ 4.000')).toEqual(['Hola:', '$ 300']);
  expect(edgesOf(...rows)).toBeUndefined();
  expect(edgesOf('Hola', 'Whey\t$ 900', 'Gel\t$ 300'), 'two rows are no table').toBeUndefined();
});

it('reads the signs of bold, italic and struck text as chats show them', () => {
  expect(
    items('*STAR* 2*1 ~$ 12.000~ $ 9.000 _nuevo_ *sin cerrar').map(({ text, font, struck }) => [
      text.trim(),
      font,
      struck,
    ]),
  ).toEqual([
    ['STAR', 'bold', false],
    ['2*1', 'regular', false],
    ['$ 12.000', 'regular', true],
    ['$ 9.000', 'regular', false],
    ['nuevo', 'regular', false],
    ['*sin cerrar', 'regular', false],
  ]);
});

it('leaves out pictures, unless they say that there is none', () => {
  expect(items('🔥 *STAR* 🔥\n✅ Whey 🥛 $ 100 💪🏽\n❌ Barra\n▪️Zinc').map(({ text }) => text.trim())).toEqual([
    'STAR',
    'Whey $ 100',
    '❌ Barra',
    '▪Zinc',
  ]);
});

it('leaves out the links of an e-mail, but no heading in brackets', () => {
  const lines = ['[STAR]', 'Whey $ 100', '[Comprar]', 'Zinc $ 90', '   [Comprar]'];
  expect(items(lines.join('\n')).map(({ text }) => text)).toEqual(['[STAR]', 'Whey $ 100', 'Zinc $ 90']);
});

it('leaves out keys that number a line, not those of amounts', () => {
  expect(
    items('1️⃣ *STAR*\n1️⃣0️⃣ Whey $ 100\nBarra x 2️⃣\n2️⃣x1️⃣ Zinc\n5️⃣ kg Mass\n5️⃣0️⃣0️⃣ mg Calcio').map(({ text, font }) => [
      text.trim(),
      font,
    ]),
  ).toEqual([
    ['STAR', 'bold'],
    ['Whey $ 100', 'regular'],
    ['Barra x 2', 'regular'],
    ['2x1 Zinc', 'regular'],
    ['5 kg Mass', 'regular'],
    ['500 mg Calcio', 'regular'],
  ]);
});

it('leaves out the marks of quoted lines, and lines longer than any of a list', () => {
  expect(items(`> > Whey $ 100\n${'x'.repeat(1001)}\n> `).map(({ text }) => text)).toEqual(['Whey $ 100']);
});

it('ends a page between paragraphs', () => {
  const line = 'Whey 1 kg $ 38.500\n';
  const pages = draw(`${line.repeat(70)}\n${line.repeat(10)}\n${line.repeat(60)}\n${line}`);
  expect(pages.map((page) => page.items.length)).toEqual([70, 70, 1]);
  expect(pages.every(({ height, items: placed }) => placed.every(({ y }) => y > 0 && y <= height))).toBe(true);
});

it('knows who says the list of a chat, and who sent an e-mail last', () => {
  const chat = [
    '[9:00, 1/7/2026] Vero: me pasás precios?',
    '[9:05, 1/7/2026] Nico Delta: Whey $ 9.000',
    'Zinc $ 8.000',
  ];
  const more = ['[9:06, 1/7/2026] Nico Delta: Gel $ 2.000', '[9:07, 1/7/2026] Vero: la tenía a $ 8.000'];
  expect(draw([...chat, ...more].join('\n'))[0]?.sender).toBe('Nico Delta');
  const mail = ['De: Vero <vero@norte.example>', 'Asunto: Fwd: lista', 'De: Ventas Delta <ventas@delta.example>'];
  expect(draw([...mail, 'Whey $ 9.000'].join('\n'))[0]?.sender).toBe('Ventas Delta');
  expect(draw('Whey $ 9.000')[0]?.sender).toBeUndefined();
});

it('writes amounts that are said in words in digits', () => {
  expect(items('la creatina doce mil quinientos').map(({ text }) => text)).toEqual(['la creatina 12.500']);
});

it('prints a long line as several, which begin with a product where they can', () => {
  const lines = items('la barra de coco 1.500 y la whey de dos kilos 42.000 '.repeat(12)).map(({ text }) => text);
  expect(lines.every((line) => line.length <= 200)).toBe(true);
  expect(lines.every((line) => line.trim().endsWith('.000') || line.trim().endsWith('.500'))).toBe(true);
  expect(
    lines
      .map((line) => line.trim())
      .join(' ')
      .match(/barra/g),
  ).toHaveLength(12);
});
