import { UNITS } from '../sizes/units.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** Units as shops write them; lists may have other names of the same ones. */
const PRINTED = new Map(
  'kg g mg lb oz l ml cápsulas comprimidos unidades'.split(' ').map((name) => [UNITS.get(normalizeText(name)), name]),
);

const SIZE = /(?<![\p{L}\d.,:])(?:x\s*)?(\d+(?:[.,]\d+)?)\s*(\p{L}+)(?![\p{L}\d])\.?/giu;

/** '1K', 'X 300 GRS.' and '60CAPS' as '1 kg', '300 g' and '60 cápsulas'. */
export function formatSizes(text: string): string {
  return text.replace(SIZE, (whole, number: string, name: string) => {
    const unit = PRINTED.get(UNITS.get(normalizeText(name)));
    // '1 sobre' is no 'unidades'.
    const isPlural = unit !== undefined && unit.length > 2;
    return unit === undefined || (isPlural && number === '1') ? whole : `${number} ${unit}`;
  });
}
