/** 'marca | nombre' and its price in pesos. */
export type ListedPrices = readonly (readonly [product: string, pesos: number])[];

/** A way to write prices down. */
export type ListForm = { name: string; bytes: (prices: ListedPrices) => Uint8Array<ArrayBuffer> };

export type ListedPrice = { brand: string; name: string; pesos: number };

export function rowsOf(prices: ListedPrices): ListedPrice[] {
  return prices.map(([product, pesos]) => {
    const [brand = '', name = ''] = product.split(' | ');
    return { brand, name, pesos };
  });
}

export function brandsOf(prices: ListedPrices): [brand: string, rows: ListedPrice[]][] {
  return [...Map.groupBy(rowsOf(prices), ({ brand }) => brand)];
}
