import { normalizeText } from '../text/normalize-text.ts';

const PESOS = /^(?:\$|ars?|ar\$|pes|pesos?)\.?$/;
const DOLLARS = /^(?:u\$s|us\$|u\$d|u\$|usd|uss|dls|dol|dolar|dolares)\.?$/;

/** The currency that a text names, when it says nothing else: what stands in a column 'Mon.'. */
export function currencyOf(text: string): 'pesos' | 'dollars' | undefined {
  const bare = normalizeText(text);
  return PESOS.test(bare) ? 'pesos' : DOLLARS.test(bare) ? 'dollars' : undefined;
}
