import { expect, it } from 'vitest';
import { toCell } from '../page/test-cells.ts';
import { bestOffer, type CardOffer, cardLabelScore, isCardPriceLabel, readOffers } from './card-prices.ts';

it.each(['PVP:', '1 u.', 'x 12', '6 a 11', 'Lista', 'por caja cerrada', '3 cuotas sin interés'])(
  '«%s» says which price stands beside it',
  (text) => {
    expect(isCardPriceLabel(text)).toBe(true);
  },
);

it.each(['display x 12', 'Disp. 12 u.', 'Exhibidor x 6', 'x 60 unid.', 'Whey'])('«%s» does not', (text) => {
  expect(isCardPriceLabel(text)).toBe(false);
});

it('knows which price is not for one piece, or paid by nobody', () => {
  expect(['x 6', '6 a 11', '3 cuotas', 'Ahorrás', 'Llevando 2'].map(cardLabelScore)).toEqual(Array(5).fill(undefined));
  expect(cardLabelScore('PVP')).toBeGreaterThan(cardLabelScore('1 u.') ?? 0);
  expect(cardLabelScore('Lista 2 (público)')).toBeGreaterThan(0);
});

it('knows no number of a list for better than another', () => {
  expect(['Lista 1', 'Lista 2', 'L. 3', 'Precio lista 2'].map(cardLabelScore)).toEqual(Array(4).fill(0));
  expect(cardLabelScore('Precio x 2')).toBeUndefined();
});

const offer = (centavos: number, more: Partial<CardOffer> = {}): CardOffer => ({
  centavos,
  title: '',
  score: 0,
  size: 9,
  ...more,
});

it('takes the price that scores highest, of several the one set far larger, else none', () => {
  expect(bestOffer([offer(1), offer(2, { score: 10 })])?.centavos).toBe(2);
  expect(bestOffer([offer(1), offer(2, { size: 14 })])?.centavos).toBe(2);
  expect(bestOffer([offer(1), offer(2, { size: 10 })])).toBeUndefined();
  expect(bestOffer([])).toBeUndefined();
});

it('knows which price is under which header, though one reaches over the next price', () => {
  const headers = [toCell([41, 10, 'UNIDAD', 6]), toCell([80, 10, 'X 6 U.', 6])];
  const prices = [toCell([5, 20, '$ 37.600,00', 9]), toCell([56, 20, '$ 35.700,00', 9])];
  expect(readOffers(prices, headers)?.map(({ centavos, title }) => [centavos, title])).toEqual([[3_760_000, 'UNIDAD']]);
  expect(readOffers(prices, headers.slice(0, 1))).toBeUndefined();
});
