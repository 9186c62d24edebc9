/** Sizes in words: 'ídem kilo', 'el medio kilo', 'kilo y medio'. */
const WRITTEN_SIZES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])medi[oa] kilo(?!\p{L})/giu, '500 g'],
  [/(?<![\p{L}\d])medio litro(?!\p{L})/giu, '500 ml'],
  [/(?<!\d ?)(?<!\p{L})kilo y medio(?!\p{L})/giu, '1,5 kg'],
  [/(?<![\d/] ?)(?<!\p{L})(kilo|litro|(?<=(?:x|por) )kg)(?!\p{L})/giu, '1 $1'],
  // Right before its price: 'Almendras 1/4 $ 3.200 // 1/2 $ 6.100'.
  [/(?<![\d/.,:]|\d )([13]\/[24])(?=[^\p{L}\d]*$)/gu, '$1 kg'],
  [/(?<!\p{L})medio(?=[^\p{L}\d]*$)/giu, '1/2 kg'],
  [/(?<!\p{L})(caja|pack|display|bulto) de (?=\d+(?![\d.,]| ?\p{L}))/giu, '$1 x '],
];

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['ciento veinte', 120],
  ['dos', 2],
  ['tres', 3],
  ['cuatro', 4],
  ['cinco', 5],
  ['seis', 6],
  ['diez', 10],
  ['doce', 12],
  ['quince', 15],
  ['veinte', 20],
  ['treinta', 30],
  ['cuarenta', 40],
  ['cincuenta', 50],
  ['sesenta', 60],
  ['noventa', 90],
  ['cien', 100],
  ['doscientos', 200],
  ['trescientos', 300],
  ['cuatrocientos', 400],
  ['quinientos', 500],
  ['seiscientos', 600],
  ['mil', 1000],
]);
const NUMBER = [...NUMBERS.keys()].join('|');
/** Behind 'de' or 'por', or before a unit: there is a brand 'Tres Cerros'. */
const WRITTEN_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<=(?:de|por|x) )(?:${NUMBER})|(?:${NUMBER})(?= (?:libras|kilos|gramos|litros|c[aá]psulas|comprimidos|servicios)))(?!\p{L})`,
  'giu',
);

/** A text with its sizes in digits. */
export function withSizesInDigits(text: string): string {
  const counted = text.replace(WRITTEN_NUMBER, (written) => String(NUMBERS.get(written.toLowerCase()) ?? written));
  return WRITTEN_SIZES.reduce((all, [written, digits]) => all.replace(written, digits), counted);
}
