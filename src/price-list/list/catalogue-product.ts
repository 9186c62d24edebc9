import type { Centavos } from '#domain/money/money.ts';

export type CatalogueProduct = {
  id: number;
  name: string;
  brand: string;
  category: string;
  price: Centavos;
  flavors: readonly string[];
};
