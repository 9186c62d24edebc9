import type { Random } from '../random.ts';

/** Picks the format of a list's amounts: '$ 38.500,00', '38.500', '$38500', '38,500.00'. */
export function moneyWriter(random: Random): (pesos: number) => string {
  const sign = random.pick(['$ ', '$', '', '$ ']);
  const [thousands, cents] = random.pick<readonly [string, string]>([
    ['.', ',00'],
    ['.', ''],
    [',', '.00'],
    ['', sign === '' ? ',00' : ''],
  ]);
  return (pesos) => `${sign}${String(Math.round(pesos)).replace(/\B(?=(\d{3})+$)/g, thousands)}${cents}`;
}
