import type { ProductFilters } from '#domain/facets/product-filters.ts';

/** The names of the parameters of filters. */
export type FilterNames = Readonly<Record<keyof ProductFilters, string>>;

/** In the addresses of the shop. */
export const pageFilterNames: FilterNames = {
  brand: 'marca',
  category: 'categoria',
  flavor: 'sabor',
  minPrice: 'precioMin',
  maxPrice: 'precioMax',
  inStock: 'enStock',
  onSale: 'oferta',
};

/** In the call of a list, where `categoria` is a part of the path. */
export const callFilterNames: FilterNames = { ...pageFilterNames, category: 'categorias' };
