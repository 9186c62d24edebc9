import type { Centavos } from '../money/money.ts';
import { parsePrice } from '../money/parse-price.ts';

/** Where the shop delivers to, for how much, and how long it takes as the seller words it ('2 a 3 días'; may be ''). */
export type ShippingZone = { name: string; price: Centavos; time: string };

const ZONE = /^([^:]{1,60}):([^;]*)(?:;(.{0,60}))?$/;

/**
 * Reads one zone per line, 'Córdoba capital: $ 2.500; 2 a 3 días'.
 * Undefined when a line is not like that, or a name stands twice.
 */
export function parseShippingZones(text: string): ShippingZone[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const zones = lines.flatMap((line) => {
    const [, name = '', price = '', time = ''] = ZONE.exec(line.trim()) ?? [];
    const centavos = parsePrice(price);
    return name.trim() === '' || centavos === undefined
      ? []
      : [{ name: name.trim(), price: centavos, time: time.trim() }];
  });
  const names = new Set(zones.map(({ name }) => name.toLowerCase()));
  return zones.length === lines.length && names.size === zones.length ? zones : undefined;
}
