import type { QuantityKind } from '../sizes/quantity-kinds.ts';
import { UNITS } from '../sizes/units.ts';
import { GARMENT_SIZES, isGear } from '../text/word-forms.ts';
import type { ItemName, NameWord } from './item-name.ts';

const MG_IN_GRAM = 1000;
const MG_IN_KILO = 1_000_000;
const MM_IN_CM = 10;

const COUNTED = ['volume', 'dose', 'units', 'capsules', 'tablets', 'servings'] as const satisfies QuantityKind[];

/**
 * A name whose numbers without a unit ('x 300', 'Cafeína 200', 'Guantes M') have the unit that the other name gives the
 * same number; gear is told in kilos, centimetres and millimetres.
 */
export function withBareAmounts(name: ItemName, { quantities: other, words: others }: ItemName): ItemName {
  const quantities = { ...name.quantities };
  let { words } = name;
  const gear = others.some(isGear);
  const take = (amount: number): boolean => {
    if (quantities.pieces.includes(amount)) {
      quantities.pieces = quantities.pieces.filter((one) => one !== amount);
      return true;
    }
    // A number of one digit is as likely a part of the name: 'Omega 3'.
    const rest = words.filter(({ text }) => (text.length < 2 && !gear) || Number(text) !== amount);
    if (rest.length === words.length) return false;
    words = rest;
    return true;
  };
  for (const kind of COUNTED) {
    if (quantities[kind].length > 0 || other[kind].length === 0) continue;
    quantities[kind] = other[kind].filter(take);
    // 'x 60 Ashwagandha, cáps.'
    if (quantities[kind].length > 0) {
      const isUnit = ({ text, written }: NameWord) =>
        UNITS.get(written)?.[0] === kind && others.every((one) => one.text !== text);
      words = words.filter((word) => !isUnit(word));
    }
  }
  if (quantities.mass.length === 0)
    quantities.mass = other.mass.filter(({ mg }) => take(mg / MG_IN_GRAM) || (gear && take(mg / MG_IN_KILO)));
  if (quantities.length.length === 0 && gear)
    quantities.length = other.length.filter((mm) => take(mm) || take(mm / MM_IN_CM));
  if (quantities.pieces.length === 0) quantities.pieces = other.pieces.filter(take);
  if (quantities.garment.length === 0 && other.garment.length > 0) {
    const said = words.filter(({ text }) => GARMENT_SIZES.includes(text));
    quantities.garment = said.map(({ text }) => GARMENT_SIZES.indexOf(text));
    words = words.filter((word) => !said.includes(word));
  }
  return { ...name, quantities, words };
}
