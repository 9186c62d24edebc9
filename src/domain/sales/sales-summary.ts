import type { Centavos } from '../money/money.ts';

/** Sums over sales. What they cost is known only of some: `costed…` is over these. */
export type SalesFigures = {
  total: Centavos;
  sales: number;
  units: number;
  costedSales: number;
  costedTotal: Centavos;
  cost: Centavos;
};

/** Figures of the sales that have a name in common, such as their brand. */
export type NamedFigures = SalesFigures & { name: string };

/** `productId` is null where the product was deleted. */
export type ProductFigures = NamedFigures & { productId: number | null; brand: string };

/** How the days of a range went; each list adds up to the totals. */
export type SalesSummary = {
  totals: SalesFigures;
  /** Of the orders that were entered on these days. */
  discounts: Centavos;
  shipping: Centavos;
  /** Days with sales, such as '2026-11-22', the first one first. */
  days: (SalesFigures & { day: string })[];
  /** What brought most comes first, as in the lists below. */
  products: ProductFigures[];
  brands: NamedFigures[];
  paymentMethods: NamedFigures[];
};

/** The sales of a product that were paid alike on one day. */
export type SoldGroup = SalesFigures & {
  day: string;
  productId: number | null;
  product: string;
  brand: string;
  paymentMethod: string;
};

const NO_SALES: SalesFigures = { total: 0, sales: 0, units: 0, costedSales: 0, costedTotal: 0, cost: 0 };

function addFigures(a: SalesFigures, b: SalesFigures): SalesFigures {
  return {
    total: a.total + b.total,
    sales: a.sales + b.sales,
    units: a.units + b.units,
    costedSales: a.costedSales + b.costedSales,
    costedTotal: a.costedTotal + b.costedTotal,
    cost: a.cost + b.cost,
  };
}

export function sumFigures(rows: readonly SalesFigures[]): SalesFigures {
  return rows.reduce(addFigures, NO_SALES);
}

/** The same sales by day, product, brand and way of payment. */
export function summarizeGroups(groups: readonly SoldGroup[]): Omit<SalesSummary, 'discounts' | 'shipping'> {
  const days = groupFigures(groups, ({ day }) => day).map(({ name: day, ...figures }) => ({ day, ...figures }));
  const products = [...Map.groupBy(groups, ({ productId }) => productId)].flatMap(([productId, group]) => {
    const [first] = group;
    return first ? [{ productId, name: first.product, brand: first.brand, ...sumFigures(group) }] : [];
  });
  return {
    totals: sumFigures(groups),
    days: days.toSorted((a, b) => a.day.localeCompare(b.day)),
    products: products.toSorted(mostFirst),
    brands: groupFigures(groups, ({ brand }) => brand),
    paymentMethods: groupFigures(groups, ({ paymentMethod }) => paymentMethod),
  };
}

/** Rows of one name added up, what brought most first. */
function groupFigures<Row extends SalesFigures>(rows: readonly Row[], nameOf: (row: Row) => string): NamedFigures[] {
  return [...Map.groupBy(rows, nameOf)].map(([name, group]) => ({ name, ...sumFigures(group) })).toSorted(mostFirst);
}

function mostFirst(a: NamedFigures, b: NamedFigures): number {
  return b.total - a.total || a.name.localeCompare(b.name, 'es');
}

/** What is left of the sales whose cost is known; undefined when none is. */
export function profitOf({ costedSales, costedTotal, cost }: SalesFigures): Centavos | undefined {
  return costedSales === 0 ? undefined : costedTotal - cost;
}

/** How much more than before, as a fraction; undefined when there was nothing before. */
export function changeSince(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / before;
}

/** The amounts in another unit, such as pesos on the wire. */
export function convertMoney<Row extends SalesFigures>(row: Row, convert: (amount: number) => number): Row {
  return { ...row, total: convert(row.total), costedTotal: convert(row.costedTotal), cost: convert(row.cost) };
}
