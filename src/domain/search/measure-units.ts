/** `amount`: in milligrams, millilitres or millimetres. `names`: as shops write it, without accents. */
type MeasureUnit = { kind: 'mass' | 'volume' | 'length'; amount: number; names: string };

/** Units of weight, volume and length by the name that searches use. */
export const MEASURE_UNITS = {
  kg: { kind: 'mass', amount: 1_000_000, names: 'kg kgs k kilo kilos kgr kilogramo kilogramos' },
  g: { kind: 'mass', amount: 1000, names: 'g gr grs gramo gramos grm grms gms gm' },
  mg: { kind: 'mass', amount: 1, names: 'mg mgs miligramo miligramos' },
  mcg: { kind: 'mass', amount: 0.001, names: 'mcg ug mcgs mcgr μg microgramo microgramos' },
  lb: { kind: 'mass', amount: 453_592.37, names: 'lb lbs libra libras lbr' },
  oz: { kind: 'mass', amount: 28_349.52, names: 'oz onza onzas' },
  l: { kind: 'volume', amount: 1000, names: 'l lt lts litro litros ltr ltrs' },
  ml: { kind: 'volume', amount: 1, names: 'ml cc mls cm3 mililitro mililitros' },
  cm: { kind: 'length', amount: 10, names: 'cm cms centimetro centimetros' },
} as const satisfies Record<string, MeasureUnit>;

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
