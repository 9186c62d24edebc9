import { brands } from './brands.ts';
import { type CategoryLink, categories } from './categories.ts';
import type { Entry } from './entry.ts';
import { accessories } from './products/accessories.ts';
import { aminoAcids } from './products/amino-acids.ts';
import { clothing } from './products/clothing.ts';
import { combos } from './products/combos.ts';
import { creatines } from './products/creatines.ts';
import { energy } from './products/energy.ts';
import { fatBurners } from './products/fat-burners.ts';
import { gainers } from './products/gainers.ts';
import { jointCare } from './products/joint-care.ts';
import { otherProteins } from './products/other-proteins.ts';
import { preWorkouts } from './products/pre-workouts.ts';
import { shakers } from './products/shakers.ts';
import { snacks } from './products/snacks.ts';
import { vitamins } from './products/vitamins.ts';
import { whey } from './products/whey.ts';
import type { DemoBrand, DemoCategory, DemoProduct } from './types.ts';

const entries: Record<CategoryLink, readonly Entry[]> = {
  proteinas: [...whey, ...otherProteins],
  creatinas: creatines,
  'pre-entrenos': preWorkouts,
  aminoacidos: aminoAcids,
  'ganadores-de-peso': gainers,
  quemadores: fatBurners,
  'vitaminas-y-minerales': vitamins,
  'salud-articular': jointCare,
  'energia-e-hidratacion': energy,
  'barras-y-snacks': snacks,
  accesorios: accessories,
  'shakers-y-botellas': shakers,
  indumentaria: clothing,
  combos,
};

/** The whole demo shop, products category by category. */
export const catalogue: { brands: readonly DemoBrand[]; categories: readonly DemoCategory[]; products: DemoProduct[] } =
  {
    brands,
    categories,
    products: categories.flatMap(({ link }) => entries[link].map((entry) => product({ entry, category: link }))),
  };

function product({ entry, category }: { entry: Entry; category: CategoryLink }): DemoProduct {
  const flavors = Object.entries(entry.flavors ?? {}).map(([name, quantity]) => ({ name, quantity }));
  const amount = entry.amount ?? flavors.reduce((sum, flavor) => sum + flavor.quantity, 0);
  return { ...entry, category, discount: entry.discount ?? 0, flavors, amount };
}
