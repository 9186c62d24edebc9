import type { WireFacets } from '#contract/responses/shop.ts';
import { pageFilterNames } from '#contract/urls/filter-names.ts';
import { filterPairs, parseFilters } from '#contract/urls/filter-params.ts';
import { plainSlug } from '#domain/catalogue/slug.ts';
import { toggleValue } from '#domain/facets/change-filters.ts';
import type { FilterAxis, ProductFilters } from '#domain/facets/product-filters.ts';
import type { FormatPrice } from '#domain/money/format-price.ts';
import { type ListParams, listUrl } from '../list-query/list-params.ts';

/** A link that narrows the list down, or undoes that. */
export type FilterChoice = { text: string; count: number; href: string; isChosen: boolean };
/** `omitted`: how many further choices there are, on the page at `wholeHref`. */
export type FilterGroup = { title: string; choices: FilterChoice[]; omitted: number; wholeHref: string };

const AXIS_TITLES: readonly (readonly [FilterAxis, string])[] = [
  ['category', 'Categoría'],
  ['brand', 'Marca'],
  ['flavor', 'Sabor'],
];

/** The choices of a list; an axis with one choice that is not chosen narrows nothing down. */
export function filterGroups(params: ListParams, facets: Omit<WireFacets, 'prices'>): FilterGroup[] {
  const chosen = chosenFilters(params);
  const wholeHref = listUrl({ ...params, allChoices: true, after: undefined });
  const axes = AXIS_TITLES.map(([axis, title]) => ({
    title,
    omitted: facets.omitted[axis],
    choices: facets[axis].map(({ name, count, value = plainSlug(name) }) => ({
      text: name,
      count,
      // Not for those that are not shown.
      get href() {
        return hrefOf(params, toggleValue(chosen, { axis, value }));
      },
      isChosen: chosen[axis].includes(value),
    })),
  }));
  const flags = [
    {
      text: 'En stock',
      count: facets.inStock,
      filters: { ...chosen, inStock: !chosen.inStock },
      isChosen: chosen.inStock,
    },
    {
      text: 'Con descuento',
      count: facets.onSale,
      filters: { ...chosen, onSale: !chosen.onSale },
      isChosen: chosen.onSale,
    },
  ];
  const availability = {
    title: 'Disponibilidad',
    omitted: 0,
    choices: flags.map(({ filters, ...flag }) => ({ ...flag, href: hrefOf(params, filters) })),
  };
  return [...axes, availability]
    .map(({ choices, ...group }) => ({
      ...group,
      wholeHref,
      choices: choices.filter(({ count, isChosen }) => count > 0 || isChosen),
    }))
    .filter(
      ({ choices }) => choices.length > 1 || choices.some(({ isChosen, count }) => isChosen || count < facets.total),
    );
}

/** What the list is narrowed down by, each with the address without it. */
export function activeFilters(
  params: ListParams,
  facets: WireFacets,
  formatPrice: FormatPrice,
): { text: string; href: string }[] {
  const chosen = chosenFilters(params);
  const values = AXIS_TITLES.flatMap(([axis]) =>
    chosen[axis].map((value) => ({
      text: facets[axis].find(({ name, value: link = plainSlug(name) }) => link === value)?.name ?? value,
      href: hrefOf(params, toggleValue(chosen, { axis, value })),
    })),
  );
  const price = priceRange(chosen, formatPrice);
  return [
    ...values,
    ...(price ? [{ text: price, href: hrefOf(params, { ...chosen, minPrice: undefined, maxPrice: undefined }) }] : []),
    ...(chosen.inStock ? [{ text: 'En stock', href: hrefOf(params, { ...chosen, inStock: false }) }] : []),
    ...(chosen.onSale ? [{ text: 'Con descuento', href: hrefOf(params, { ...chosen, onSale: false }) }] : []),
  ];
}

function priceRange({ minPrice, maxPrice }: ProductFilters, formatPrice: FormatPrice): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) return `${formatPrice(minPrice)} a ${formatPrice(maxPrice)}`;
  if (minPrice !== undefined) return `Desde ${formatPrice(minPrice)}`;
  return maxPrice === undefined ? undefined : `Hasta ${formatPrice(maxPrice)}`;
}

/** The list without filters; its brand or category stays. */
export function unfilteredUrl(params: ListParams): string {
  return listUrl({ ...params, filters: {}, after: undefined });
}

/** The filters with the brand or category of the path, which is one of them. */
export function chosenFilters({ filters: parameters, ...path }: ListParams): ProductFilters {
  const filters = parseFilters(new URLSearchParams(parameters), pageFilterNames);
  const axis = pathAxis(path);
  return axis && path.subLink
    ? { ...filters, [axis]: [...new Set([...filters[axis], path.subLink])].toSorted() }
    : filters;
}

/** The address of the list with other filters. Its brand or category stays in the path while it is the only one. */
export function hrefOf(params: ListParams, filters: ProductFilters): string {
  const axis = pathAxis(params);
  const [only, ...others] = axis ? filters[axis] : [];
  const staysInPath = axis !== undefined && others.length === 0 && only === params.subLink;
  const page = staysInPath
    ? { subLink: params.subLink, filters: { ...filters, [axis]: [] } }
    : { subLink: undefined, filters };
  const parameters = Object.fromEntries(filterPairs(page.filters, pageFilterNames));
  return listUrl({ ...params, subLink: page.subLink, filters: parameters, after: undefined });
}

function pathAxis({ link, subLink }: Pick<ListParams, 'link' | 'subLink'>): FilterAxis | undefined {
  if (subLink === undefined) return undefined;
  return link === 'marcas' ? 'brand' : 'category';
}
