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
/** The lines of a card with its prices, of which one is the expected one. */
type Prices = (context: OfferContext) => CardLine[];

const BADGES = ['NUEVO', '¡OFERTA!', '-15% OFF', 'MÁS VENDIDO', 'Sin TACC', 'Envío gratis'] as const;

/** A grid of products like that of a web shop: badges, old prices, instalments, prices without taxes, resale prices. */
export function offers(random: Random, rows: readonly SupplyRow[]): TextPage[] {
  const [badges, further] = [random.chance(0.4), random.pick([INSTALMENTS, UNTAXED, NOTHING, NOTHING])];
  const prices = random.pick([SINGLE_PRICE, STRUCK_OLD_PRICE, BEFORE, RESALE, RESALE_BELOW]);
  const extras: ExtrasOf = (row, { money, price }) => {
    const small = { size: Math.max(5.5, price.size * 0.65), font: 'plain' };
    const badge =
      badges && random.chance(0.3) ? [{ text: random.pick(BADGES), style: { ...small, font: 'bold' } }] : [];
    if (row.price === undefined) return { above: badge, prices: [{ text: row.instead, style: price }] };
    const context = {
      pesos: row.price,
      money: (pesos: number) => money(Math.round(pesos / 10) * 10),
      price,
      small,
      random,
    };
    return { above: badge, prices: [...prices(context), ...further(context)] };
  };
  return cards(random, rows, extras);
}

const SINGLE_PRICE: Prices = ({ pesos, money, price }) => [{ text: money(pesos), style: price }];

/** The old price struck through above the current one, for some of the products. */
const STRUCK_OLD_PRICE: Prices = (context) => {
  const { pesos, money, small, random } = context;
  const old = [{ text: money(pesos * 1.2), style: { ...small, struck: true } }];
  return [...(random.chance(0.6) ? old : []), ...SINGLE_PRICE(context)];
};

const BEFORE: Prices = ({ pesos, money, price, small }) => [
  { text: `Antes: ${money(pesos * 1.2)}`, style: small },
  { text: `Ahora: ${money(pesos)}`, style: price },
];

const RESALE: Prices = ({ pesos, money, price }) => [
  { text: `Mayorista ${money(pesos * 0.7)}`, style: price },
  { text: `Público ${money(pesos)}`, style: price },
];

const RESALE_BELOW: Prices = ({ pesos, money, price, small }) => [
  { text: `PVP ${money(pesos)}`, style: price },
  { text: `Precio revendedor: ${money(pesos * 0.7)}`, style: small },
];

const INSTALMENTS: Prices = ({ pesos, money, small }) => [
  { text: `3 cuotas sin interés de ${money(pesos / 3)}`, style: small },
];

const UNTAXED: Prices = ({ pesos, money, small }) => [
  { text: `Precio sin impuestos nacionales: ${money(pesos / 1.21)}`, style: small },
];

const NOTHING: Prices = () => [];
