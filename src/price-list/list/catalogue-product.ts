import type { Centavos } from '#domain/money/money.ts';

/** A product of the catalogue as the matching sees it. */
export type CatalogueProduct = {
  id: number;
  name: string;
  brand: string;
  category: string;
  price: Centavos;
  flavors: readonly string[];
};
