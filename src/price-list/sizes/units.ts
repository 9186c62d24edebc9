import { editDistance } from '#domain/search/edit-distance.ts';
import { MEASURE_UNITS } from '#domain/search/measure-units.ts';

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

const SACHETS = 'sobres sobre sob sobr sbs sachets sachet sticks saquitos saq';

const COUNTED: readonly QuantityKind[] = ['capsules', 'tablets', 'servings'];

const { kg, g, lb, oz, l, ml, mg, mcg, cm } = MEASURE_UNITS;

/** Units by their names; names that shops tell apart are rows, and thus objects, of their own. */
export const UNITS: ReadonlyMap<string, Quantity> = new Map([
  ...called(kg.names, { kind: 'mass', amount: kg.amount }),
  ...called(g.names, { kind: 'mass', amount: g.amount }),
  ...called(lb.names, { kind: 'mass', amount: lb.amount, pounds: true }),
  ...called(oz.names, { kind: 'mass', amount: oz.amount, pounds: true }),
  ...called(l.names, { kind: 'volume', amount: l.amount }),
  ...called(ml.names, { kind: 'volume', amount: ml.amount }),
  ...called(mg.names, { kind: 'dose', amount: mg.amount }),
  ...called(mcg.names, { kind: 'dose', amount: mcg.amount }),
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
  ...called(SACHETS, { kind: 'pieces', amount: 1 }),
  ...called('latas piezas pzas pza pz pcs gomitas gomas gummies barras barritas geles', { kind: 'pieces', amount: 1 }),
  ...called(cm.names, { kind: 'length', amount: cm.amount }),
  ...called('mm milimetro milimetros', { kind: 'length', amount: 1 }),
  ...called('mts mt metro metros', { kind: 'length', amount: 1000 }),
  ...called('%', { kind: 'percent', amount: 1 }),
]);

function called(names: string, unit: Quantity): [string, Quantity][] {
  return names.split(' ').map((name) => [name, unit]);
}

export const UNIT_NAMES = longestFirst([...UNITS.keys()]);
/** Those of what is counted, but for what is a name as well: 'Gomitas x 60'. */
export const COUNT_NAMES = longestFirst([
  ...SACHETS.split(' '),
  ...[...UNITS].flatMap(([name, { kind }]) => (COUNTED.includes(kind) ? name : [])),
]);

/** As alternatives of an expression. */
function longestFirst(names: readonly string[]): string {
  return names.toSorted((a, b) => b.length - a.length).join('|');
}

const LONG = 'capsulas comprimidos tabletas softgels servicios porciones unidades sobres gramos'.split(' ');

/** The unit that a word after a number is the beginning or a misspelling of; else the word itself. */
export function resolveUnit(word: string): string {
  if (UNITS.has(word)) return word;
  const part = LONG.find((unit) => unit.startsWith(word));
  const most = word.length >= 8 ? 2 : 1;
  return part ?? LONG.find((unit) => editDistance(unit, word, most) <= most) ?? word;
}
