import { accessories } from './accessories.ts';
import { aminoAcids } from './amino-acids.ts';
import { brands } from './brands.ts';
import { type CategoryLink, categories } from './categories.ts';
import { clothing } from './clothing.ts';
import { combos } from './combos.ts';
import { creatines } from './creatines.ts';
import { energy } from './energy.ts';
import type { Entry } from './entry.ts';
import { fatBurners } from './fat-burners.ts';
import { gainers } from './gainers.ts';
import { jointCare } from './joint-care.ts';
import { otherProteins } from './other-proteins.ts';
import { preWorkouts } from './pre-workouts.ts';
import { shakers } from './shakers.ts';
import { snacks } from './snacks.ts';
import type { DemoBrand, DemoCategory, DemoProduct } from './types.ts';
import { vitamins } from './vitamins.ts';
import { whey } from './whey.ts';

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
