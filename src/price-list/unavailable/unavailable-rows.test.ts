import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import type { Box } from '../page/text-page.ts';
import { askAboutUnavailable } from './unavailable-rows.ts';

/** The names that are asked about. */
function askedIn(
  lines: readonly string[],
  { isMessage = false, prices = [9_000, 9_000, 9_000], boxes = [] as Box[] } = {},
): string[] {
  const rows = ['Whey 1 kg', 'Creatina 300 g', 'Gel 40 g'].map((text, index) => {
    const unsaid = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
    return { ...unsaid, index, text, price: 100 * (prices[index] ?? 0), line: text };
  });
  const pages = toPrintedPages([{ ...toTestPage(lines, { rules: { boxes } }), ...(isMessage && { isMessage }) }]);
  return askAboutUnavailable(rows, pages).flatMap(({ text, doubt }) => (doubt === 'unavailable' ? text : []));
}

it('asks about a price in whose line stands that the product is not sold', () => {
  const lines = [
    'Whey 1 kg | $ 9.000 | Agregar',
    'Creatina (pura) 300 g | $ 9.000 | AGOTADO',
    'Gel 40 g | $ 900 | sin stock',
  ];
  expect(askedIn(lines)).toEqual(['Creatina 300 g', 'Gel 40 g']);
  expect(askedIn(['Whey 1 kg | $ 9.000', 'Gel 40 g (estaba agotado) | $ 900'])).toEqual([]);
});

it('asks about the product above a line of a message that says nothing else', () => {
  const lines = [
    'Whey 1 kg',
    '$ 9.000',
    'Agregar',
    'Creatina 300 g',
    'Cód. 12',
    '$ 9.000',
    'Sin stock',
    'Gel 40 g',
    '$ 900',
  ];
  expect(askedIn(lines, { isMessage: true })).toEqual(['Creatina 300 g']);
  expect(askedIn(lines)).toEqual([]);
});

it('asks about the product of a block of a message that begins so', () => {
  const block = (...lines: string[]) => [...lines, '', ''];
  const lines = [
    ...block('Whey 1 kg', '$ 9.000', 'Comprar'),
    ...block('Sin stock', 'Creatina 300 g', '$ 9.000', 'Ver producto'),
    ...block('Gel 40 g', '$ 900'),
  ];
  expect(askedIn(lines, { isMessage: true })).toEqual(['Creatina 300 g']);
});

it('asks about the row at a price of a message beside which stands that the product is not sold', () => {
  const options = { isMessage: true, prices: [9_000, 9_000, 900] };
  expect(askedIn(['Whey 1 kg $ 9.000', 'Creatina 300 g $ 9.000 sin stock', 'Gel 40 g $ 900'], options)).toEqual([
    'Creatina 300 g',
  ]);
  expect(askedIn(['Whey 1 kg $ 9.000', 'y el de 40 $ 900 agotado'], options)).toEqual(['Gel 40 g']);
  const below = ['Whey 1 kg $ 9.000', 'SIN STOCK:', 'Creatina 300 g $ 9.000', 'Gel 40 g $ 900'];
  expect(askedIn(below, options)).toEqual(['Creatina 300 g', 'Gel 40 g']);
});

it('asks about the product around a line that says nothing else', () => {
  const name = (text: string) => `${text} | Mayorista $ 9.000`;
  const details = 'Cód. 12 | Público $ 12.000';
  const lines = [name('Whey 1 kg'), 'Agregar', details, name('Creatina 300 g'), 'Sin stock', details];
  expect(askedIn(lines)).toEqual(['Creatina 300 g']);
  expect(askedIn(['Creatina', 'Sin stock', '300 g | $ 9.000'])).toEqual(['Creatina 300 g']);
});

it('asks about the rows with a mark that the list explains so', () => {
  const row = (name: string, state: string) => `${name} | $ 9.000 | ${state}`;
  const byLetter = [row('Whey 1 kg', 'A'), row('Creatina 300 g', 'F'), row('Gel 40 g', 'A')];
  expect(askedIn([...byLetter, 'EST: A=ACTIVO F=FALTA D=DISCONTINUADO'])).toEqual(['Creatina 300 g']);
  expect(askedIn([...byLetter, 'EST: A=ACTIVO F=FRACCIONADO'])).toEqual([]);
  const bySign = ['10012 | Whey 1 kg | $ 9.000', '*10041 | Creatina 300 g | $ 9.000', '10042 | Gel 40 g ** | $ 9.000'];
  expect(askedIn([...bySign, '(*) ARTICULO SIN STOCK - PRECIO NO VIGENTE'])).toEqual(['Creatina 300 g']);
  expect(askedIn([...bySign, '* Oferta  ** Agotado hasta marzo'])).toEqual(['Gel 40 g']);
  expect(askedIn([...bySign, '* NO HAY CAMBIOS'])).toEqual([]);
});

it('takes no bullet for a mark', () => {
  const rows = ['• Whey 1 kg | $ 9.000', '• Creatina 300 g | $ 9.000', '• Gel 40 g | $ 9.000'];
  expect(askedIn(['• Omega 3 agotado', ...rows])).toEqual([]);
  const few = ['* Whey 1 kg | $ 9.000', 'Creatina 300 g | $ 9.000', 'Gel 40 g | $ 9.000'];
  expect(askedIn(['* Omega 3 agotado', ...few])).toEqual([]);
});

it('asks about the product of a drawn card that has a badge', () => {
  const boxes = [30, 230].map((left) => ({ left, top: 45, right: left + 180, bottom: 100 }));
  const lines = ['| AGOTADO', 'Whey 1 kg | Creatina 300 g', '$ 9.000 | $ 9.000'];
  expect(askedIn(lines, { boxes })).toEqual(['Creatina 300 g']);
  expect(askedIn(lines), 'it is not known whose it is').toEqual([]);
});
