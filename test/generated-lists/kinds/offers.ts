import type { TextPage } from '#price-list/page/text-page.ts';
import type { TextStyle } from '../draw/letters.ts';
import type { Random } from '../random.ts';
import type { SupplyRow } from '../supply/supply.ts';
import { type CardLine, cards, type ExtrasOf } from './cards.ts';

type OfferContext = {
  pesos: number;
  money: (pesos: number) => string;
  price: TextStyle;
  small: TextStyle;
  random: Random;
};
/** The lines of a card that tell its prices, the right one among them. */
type Prices = (given: OfferContext) => CardLine[];

const BADGES = ['NUEVO', '¡OFERTA!', '-15% OFF', 'MÁS VENDIDO', 'Sin TACC', 'Envío gratis'] as const;

/** Products in a grid as shops on the web show them: badges, old prices, instalments, prices without taxes, for resale. */
export function offers(random: Random, rows: readonly SupplyRow[]): TextPage[] {
  const [badges, further] = [random.chance(0.4), random.pick([INSTALMENTS, UNTAXED, NOTHING, NOTHING])];
  const prices = random.pick([SINGLE_PRICE, STRUCK_OLD_PRICE, BEFORE, RESALE, RESALE_BELOW]);
  const extras: ExtrasOf = (row, { money, price }) => {
    const small = { size: Math.max(5.5, price.size * 0.65), font: 'plain' };
    const badge =
      badges && random.chance(0.3) ? [{ said: random.pick(BADGES), letters: { ...small, font: 'bold' } }] : [];
    if (row.price === undefined) return { above: badge, prices: [{ said: row.instead, letters: price }] };
    const given = {
      pesos: row.price,
      money: (pesos: number) => money(Math.round(pesos / 10) * 10),
      price,
      small,
      random,
    };
    return { above: badge, prices: [...prices(given), ...further(given)] };
  };
  return cards(random, rows, extras);
}

const SINGLE_PRICE: Prices = ({ pesos, money, price }) => [{ said: money(pesos), letters: price }];

/** What it was before, with a line through it, over what it is now; not of all products. */
const STRUCK_OLD_PRICE: Prices = (given) => {
  const { pesos, money, small, random } = given;
  const old = [{ said: money(pesos * 1.2), letters: { ...small, struck: true } }];
  return [...(random.chance(0.6) ? old : []), ...SINGLE_PRICE(given)];
};

const BEFORE: Prices = ({ pesos, money, price, small }) => [
  { said: `Antes: ${money(pesos * 1.2)}`, letters: small },
  { said: `Ahora: ${money(pesos)}`, letters: price },
];

const RESALE: Prices = ({ pesos, money, price }) => [
  { said: `Mayorista ${money(pesos * 0.7)}`, letters: price },
  { said: `Público ${money(pesos)}`, letters: price },
];

const RESALE_BELOW: Prices = ({ pesos, money, price, small }) => [
  { said: `PVP ${money(pesos)}`, letters: price },
  { said: `Precio revendedor: ${money(pesos * 0.7)}`, letters: small },
];

const INSTALMENTS: Prices = ({ pesos, money, small }) => [
  { said: `3 cuotas sin interés de ${money(pesos / 3)}`, letters: small },
];

const UNTAXED: Prices = ({ pesos, money, small }) => [
  { said: `Precio sin impuestos nacionales: ${money(pesos / 1.21)}`, letters: small },
];

const NOTHING: Prices = () => [];
