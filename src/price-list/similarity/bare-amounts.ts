import { isGarment, isOf } from '../sizes/quantities.ts';
import { type Quantity, type QuantityKind, UNITS } from '../sizes/units.ts';
import { GARMENT_SIZES, isGear } from '../text/word-forms.ts';
import type { ItemName, NameWord } from './item-name.ts';

const COUNTED: readonly QuantityKind[] = ['volume', 'dose', 'units', 'capsules', 'tablets', 'servings'];
/** In the order in which a number without a unit is taken for them. */
const BARE: readonly QuantityKind[] = [...COUNTED, 'percent', 'mass', 'length', 'pieces'];

/** A name whose numbers without a unit ('x 300', 'Cafeína 200', 'Guantes M') have that of the same number in the other name. */
export function withBareAmounts(name: ItemName, { quantities: other, words: others }: ItemName): ItemName {
  let { quantities, words } = name;
  const gear = others.some(isGear);
  const take = (amount: number): boolean => {
    const isBare = (one: Quantity) => one.kind === 'pieces' && one.amount === amount;
    if (quantities.some(isBare)) {
      quantities = quantities.filter((one) => !isBare(one));
      return true;
    }
    // A number of one digit is as likely a part of the name: 'Omega 3'.
    const rest = words.filter(({ text }) => (text.length < 2 && !gear) || Number(text) !== amount);
    if (rest.length === words.length) return false;
    words = rest;
    return true;
  };
  for (const kind of BARE) {
    if (quantities.some(isOf(kind))) continue;
    const found = other.filter((one) => one.kind === kind && bareNumbers(one, gear).some(take));
    quantities = [...quantities, ...found];
    // 'x 60 Ashwagandha, cáps.'
    const isUnit = ({ text, written }: NameWord) =>
      UNITS.get(written)?.kind === kind && others.every((one) => one.text !== text);
    if (found.length > 0 && COUNTED.includes(kind)) words = words.filter((word) => !isUnit(word));
  }
  if (!quantities.some(isGarment) && other.some(isGarment)) {
    const places = words.map(({ text }) => GARMENT_SIZES.indexOf(text));
    const sizes = places.filter((place) => place >= 0).map((amount): Quantity => ({ kind: 'garment', amount }));
    quantities = [...quantities, ...sizes];
    words = words.filter((_word, at) => places[at] === -1);
  }
  return { ...name, quantities, words };
}

/** How lists write an amount without its unit; only gear has centimetres and millimetres. */
function bareNumbers({ kind, amount }: Quantity, gear: boolean): number[] {
  if (kind === 'mass') return gear ? [amount / 1000, amount / 1_000_000] : [amount / 1000];
  if (kind === 'length') return gear ? [amount, amount / 10] : [];
  // 'Biotina 5000' has micrograms.
  if (kind === 'dose') return [amount, amount * 1000];
  return [amount];
}
