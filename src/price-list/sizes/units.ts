import { editDistance } from '#domain/search/edit-distance.ts';

export type Quantity = {
  kind: QuantityKind;
  amount: number;
  /** Whether it was converted from pounds or ounces. */
  pounds?: boolean;
  /** Whether it is in kilos with decimals, as pounds are rounded: '0,9 kg'. */
  rounded?: boolean;
};

export type QuantityKind =
  /** Milligrams. */
  | 'mass'
  /** Millilitres. */
  | 'volume'
  /** Milligrams of what each piece holds; UI apart. */
  | 'dose'
  | 'units'
  | 'capsules'
  | 'tablets'
  /** Pieces of a kind that is not said: 'x 60'. */
  | 'pieces'
  | 'servings'
  /** Of metres, centimetres or millimetres, in millimetres. */
  | 'length'
  | 'percent'
  /** Sizes of clothes and gear, by their place from the smallest to the largest: 'talle M'. */
  | 'garment';

/** Units by their names; names that shops tell apart are rows, and thus objects, of their own. */
export const UNITS: ReadonlyMap<string, Quantity> = new Map([
  ...called('kg kgs k kilo kilos kgr kilogramo kilogramos', { kind: 'mass', amount: 1_000_000 }),
  ...called('g gr grs gramo gramos grm grms gms gm', { kind: 'mass', amount: 1000 }),
  ...called('lb lbs libra libras lbr', { kind: 'mass', amount: 453_592.37, pounds: true }),
  ...called('oz onza onzas', { kind: 'mass', amount: 28_349.52, pounds: true }),
  ...called('l lt lts litro litros ltr ltrs', { kind: 'volume', amount: 1000 }),
  ...called('ml cc mls cm3', { kind: 'volume', amount: 1 }),
  ...called('mg mgs miligramos', { kind: 'dose', amount: 1 }),
  ...called('mcg ug mcgs mcgr μg', { kind: 'dose', amount: 0.001 }),
  ...called('ui iu', { kind: 'units', amount: 1 }),
  ...called('caps cap capsulas capsula cps capsulitas capsules capsule', { kind: 'capsules', amount: 1 }),
  ...called('softgel softgels soft sg perlas perla caplets caplet vcaps vcap', { kind: 'capsules', amount: 1 }),
  ...called('comp com comps comprimidos comprimido cmp compr comprim cpr cprs', { kind: 'tablets', amount: 1 }),
  ...called('tab tabs tabletas tableta tablets tablet tbs tabl pastillas pastilla past', {
    kind: 'tablets',
    amount: 1,
  }),
  ...called('serv servs servicios servicio servings serving', { kind: 'servings', amount: 1 }),
  ...called('porciones porcion porc dosis scoops scoop', { kind: 'servings', amount: 1 }),
  ...called('u un uni unid unidad unidades uds ud und unds udes', { kind: 'pieces', amount: 1 }),
  ...called('sobres sobre sob sobr sbs sachets sachet sticks latas', { kind: 'pieces', amount: 1 }),
  ...called('piezas pzas pza pz pcs gomitas gomas gummies barras barritas geles', { kind: 'pieces', amount: 1 }),
  ...called('cm cms centimetro centimetros', { kind: 'length', amount: 10 }),
  ...called('mm milimetro milimetros', { kind: 'length', amount: 1 }),
  ...called('mts mt metro metros', { kind: 'length', amount: 1000 }),
  ...called('%', { kind: 'percent', amount: 1 }),
]);

function called(names: string, unit: Quantity): [string, Quantity][] {
  return names.split(' ').map((name) => [name, unit]);
}

/** Sizes in words, each with its digits. */
export const SPELLED_SIZES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d.,/])(\d{1,2})( (?:kilo|litro|libra)s?)? y medi[oa](?!\p{L})/giu, '$1,5$2'],
  [/(?<![\p{L}\d])medi[oa] (?:kilo|kg)(?!\p{L})/giu, '500 g'],
  [/(?<![\p{L}\d])tres cuartos(?: de)? (?:kilo|kg)(?!\p{L})/giu, '750 g'],
  [/(?<![\p{L}\d])(?:un )?cuarto(?: de)? (?:kilo|kg)(?!\p{L})/giu, '250 g'],
  [/(?<![\p{L}\d])medio litro(?!\p{L})/giu, '500 ml'],
  [/(?<!\d ?)(?<!\p{L})kilo y medio(?!\p{L})/giu, '1,5 kg'],
  [/(?<!\d ?)(?<!\p{L})litro y medio(?!\p{L})/giu, '1,5 l'],
];

export const UNIT_NAMES = [...UNITS.keys()].sort((a, b) => b.length - a.length).join('|');

const LONG = 'capsulas comprimidos tabletas softgels servicios porciones unidades sobres gramos'.split(' ');

/** The unit that a word after a number is the beginning or a misspelling of; else the word itself. */
export function resolveUnit(word: string): string {
  if (UNITS.has(word)) return word;
  const part = LONG.find((unit) => unit.startsWith(word));
  const most = word.length >= 8 ? 2 : 1;
  return part ?? LONG.find((unit) => editDistance(unit, word, most) <= most) ?? word;
}
