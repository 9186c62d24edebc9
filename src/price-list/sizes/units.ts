import { editDistance } from '#domain/search/edit-distance.ts';
import type { QuantityKind } from './quantity-kinds.ts';

/** The names of units: what they measure, and how much of it. */
export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...of('g', 1_000_000, 'kg kgs k kilo kilos kgr kilogramo kilogramos'),
  ...of('g', 1000, 'g gr grs gramo gramos grm grms gms gm'),
  ...of('lb', 453_592.37, 'lb lbs libra libras lbr'),
  ...of('lb', 28_349.52, 'oz onza onzas'),
  ...of('volume', 1000, 'l lt lts litro litros ltr ltrs'),
  ...of('volume', 1, 'ml cc mls cm3'),
  ...of('dose', 1, 'mg mgs miligramos'),
  ...of('dose', 0.001, 'mcg ug mcgs mcgr μg'),
  ...of('units', 1, 'ui iu'),
  ...of(
    'capsules',
    1,
    'caps cap capsulas capsula cps capsulitas softgel softgels soft sg perlas perla capsules capsule caplets caplet vcaps vcap',
  ),
  ...of(
    'tablets',
    1,
    'comp com comps comprimidos comprimido tab tabs tabletas tableta tablets tablet cmp compr tbs tabl comprim cpr cprs pastillas pastilla past',
  ),
  ...of('servings', 1, 'serv servs servicios servicio porciones porcion servings serving dosis scoops scoop porc'),
  ...of(
    'pieces',
    1,
    'u un uni unid unidad unidades uds ud und unds udes sobres sobre sob sobr sbs sachets sachet latas gomitas gomas gummies barras barritas sticks piezas pzas pza pz pcs geles',
  ),
  ...of('length', 10, 'cm cms centimetro centimetros'),
  ...of('length', 1, 'mm milimetro milimetros'),
  ...of('length', 1000, 'mts mt metro metros'),
  ...of('percent', 1, '%'),
]);

type Unit = readonly [kind: QuantityKind | 'g' | 'lb', factor: number];

function of(kind: Unit[0], factor: number, names: string): [string, Unit][] {
  return names.split(' ').map((name) => [name, [kind, factor]]);
}

export const UNIT_NAMES = [...UNITS.keys()].sort((a, b) => b.length - a.length).join('|');

const LONG = 'capsulas comprimidos tabletas softgels servicios porciones unidades sobres gramos'.split(' ');

/** The unit that a word after a number is short for, or that it is with a wrong letter or two; else the word itself. */
export function resolveUnit(word: string): string {
  if (UNITS.has(word)) return word;
  const part = LONG.find((unit) => unit.startsWith(word));
  const most = word.length >= 8 ? 2 : 1;
  return part ?? LONG.find((unit) => editDistance(unit, word, most) <= most) ?? word;
}
