import type { Random } from '../random.ts';

/** The content of a package. */
export type Size = { amount: number; unit: 'g' | 'lb' | 'ml' | 'cápsulas' | 'comprimidos' };

/** In the shop's format: '1,5 kg', '60 cápsulas'. */
export function formatShopSize({ amount, unit }: Size): string {
  return unit === 'g' && amount >= 1000 ? `${decimal(amount / 1000)} kg` : `${amount} ${unit}`;
}

/** Picks the format of one supplier: 'x1500gr', '908 g', 'X 60 CAPS'. */
export function sizeWriter(random: Random): (size: Size) => string {
  const between = random.pick(['', ' ', ' ']);
  const before = random.pick(['', '', 'x ', 'x', 'X ']);
  const names = {
    kg: random.pick(['kg', 'Kg', 'KG', 'kilos', 'K']),
    g: random.pick(['g', 'gr', 'grs', 'GR', 'gramos']),
    lb: random.pick(['lb', 'lbs', 'LB']),
    ml: random.pick(['ml', 'cc', 'ML']),
    cápsulas: random.pick(['caps', 'cáps.', 'CAPS', 'cps', 'cápsulas']),
    comprimidos: random.pick(['comp', 'comp.', 'tabs', 'comprimidos', 'tabletas']),
  };
  const inGrams = { kg: random.chance(0.4), lb: random.chance(0.4) };
  const written = ({ amount, unit }: Size): [number, keyof typeof names] => {
    if (unit === 'g' && amount >= 1000 && !inGrams.kg) return [amount / 1000, 'kg'];
    if (unit === 'lb' && inGrams.lb) return [amount * 454, 'g'];
    return [amount, unit];
  };
  return (size) => {
    const [amount, unit] = written(size);
    return `${before}${decimal(amount)}${between}${names[unit]}`;
  };
}

function decimal(amount: number): string {
  return String(amount).replace('.', ',');
}
