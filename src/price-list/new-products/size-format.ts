/** Units as shops write them, by what lists call them. */
const UNITS: Readonly<Record<string, string>> = {
  ...spelled('kg', 'kg kgs k kilo kilos kgr'),
  ...spelled('g', 'g gr grs gramos gramo grms grm gms'),
  ...spelled('mg', 'mg mgs'),
  ...spelled('lb', 'lb lbs libras libra'),
  ...spelled('oz', 'oz'),
  ...spelled('l', 'l lt lts litro litros'),
  ...spelled('ml', 'ml cc mls'),
  ...spelled('cápsulas', 'cápsulas capsulas cáps caps cap cps'),
  ...spelled('comprimidos', 'comprimidos comp comps compr cpr'),
  ...spelled('unidades', 'unidades unid uni uds'),
};

function spelled(unit: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, unit]));
}

const NAMES = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const SIZE = new RegExp(String.raw`(?<![\p{L}\d.,:])(?:x\s*)?(\d+(?:[.,]\d+)?)\s*(${NAMES})(?![\p{L}\d])\.?`, 'giu');

/** '1K', 'X 300 GRS.' and '60CAPS' as '1 kg', '300 g' and '60 cápsulas'. */
export function formatSizes(text: string): string {
  return text.replace(SIZE, (_whole, number: string, unit: string) => `${number} ${UNITS[unit.toLowerCase()] ?? unit}`);
}
