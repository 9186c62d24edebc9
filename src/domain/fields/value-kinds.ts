import { basisPointsToPercent, percentToBasisPoints } from '../money/discount.ts';
import { formatDiscountPercent } from '../money/discount-percent.ts';
import { formatPrice } from '../money/format-price.ts';
import { type Centavos, centavosToPesos, formatPesos, pesosToCentavos } from '../money/money.ts';
import type { Field } from './field.ts';

type ValueKind<Value, Wire = Value> = Pick<Field<Value, Wire>, 'toWire' | 'fromWire' | 'format' | 'isImageList'>;

/** A value that the API sends as it is. */
export function sameOnWire<Value>(format: (value: Value) => string): ValueKind<Value> {
  return { toWire: (value) => value, fromWire: (wire) => wire, format };
}

export const text = sameOnWire<string>((value) => value);
export const optionalText = sameOnWire<string>((value) => value || 'Sin especificar');
export const count = sameOnWire<number>(String);
/** Null for none. */
export const optionalCount = sameOnWire<number | null>((units) => (units === null ? 'Sin especificar' : String(units)));
/** The id of another entity; whoever shows it looks up its name. */
export const reference = sameOnWire<number>(String);
export const flag = sameOnWire<boolean>((value) => (value ? 'Si' : 'No'));
export const image = { ...sameOnWire<string>((url) => url), isImageList: true };
export const images = { ...sameOnWire<readonly string[]>((urls) => urls.join('\n')), isImageList: true };

/** Centavos inside, pesos in the API. */
export const pesos: ValueKind<Centavos, number> = {
  toWire: centavosToPesos,
  fromWire: pesosToCentavos,
  format: formatPrice,
};

/** Cents of a dollar inside, dollars in the API; null for none. */
export const optionalDollars: ValueKind<number | null, number | null> = {
  toWire: (cents) => (cents === null ? null : centavosToPesos(cents)),
  fromWire: (dollars) => (dollars === null ? null : pesosToCentavos(dollars)),
  format: (cents) => (cents === null ? 'Sin precio' : `US$ ${formatPesos(cents)}`),
};

/** Like `pesos`; null for none. */
export const optionalPesos: ValueKind<Centavos | null, number | null> = {
  toWire: (centavos) => (centavos === null ? null : centavosToPesos(centavos)),
  fromWire: (amount) => (amount === null ? null : pesosToCentavos(amount)),
  format: (centavos) => (centavos === null ? 'Sin especificar' : formatPrice(centavos)),
};

/** Basis points inside, percent in the API. */
export const percent: ValueKind<number, number> = {
  toWire: basisPointsToPercent,
  fromWire: percentToBasisPoints,
  format: (basisPoints) => `${formatDiscountPercent(basisPoints)} %`,
};
