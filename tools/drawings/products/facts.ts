import type { DemoProduct } from '#demo/catalogue/types.ts';
import type { Claim } from '../art/label.ts';
import type { Dose } from '../shapes/contents/capsules.ts';

const byCategory: Record<string, readonly Claim[]> = {
  proteinas: [
    ['24 g', 'proteína'],
    ['5,5 g', 'BCAA'],
    ['30', 'porciones'],
  ],
  creatinas: [
    ['5 g', 'creatina'],
    ['0 %', 'azúcar'],
    ['60', 'porciones'],
  ],
  'pre-entrenos': [
    ['200 mg', 'cafeína'],
    ['6 g', 'citrulina'],
    ['30', 'porciones'],
  ],
  aminoacidos: [
    ['5 g', 'aminoácidos'],
    ['0 %', 'azúcar'],
    ['50', 'porciones'],
  ],
  'ganadores-de-peso': [
    ['30 g', 'proteína'],
    ['620', 'calorías'],
    ['20', 'porciones'],
  ],
  quemadores: [
    ['0 %', 'azúcar'],
    ['2', 'por día'],
    ['30', 'días'],
  ],
  'vitaminas-y-minerales': [
    ['1', 'por día'],
    ['60', 'días'],
    ['100 %', 'pureza'],
  ],
  'salud-articular': [
    ['10 g', 'colágeno'],
    ['0 %', 'azúcar'],
    ['30', 'porciones'],
  ],
  'energia-e-hidratacion': [
    ['5', 'minerales'],
    ['0 %', 'colorantes'],
    ['20', 'porciones'],
  ],
  'barras-y-snacks': [
    ['20 g', 'proteína'],
    ['2 g', 'azúcar'],
    ['6 g', 'fibra'],
  ],
};

export function claimsOf({ category }: Pick<DemoProduct, 'category'>): readonly Claim[] {
  return (
    byCategory[category] ?? [
      ['100 %', 'calidad'],
      ['0 %', 'vueltas'],
      ['24 h', 'envío'],
    ]
  );
}

/** What comes out of a bottle: a kind of dose and its two colours. */
export function doseOf({ name, drawing }: DemoProduct): { dose: Dose; colors: readonly [string, string] } {
  if (/omega|vitamina e|cla /i.test(name)) return { dose: 'softgel', colors: ['#e0a020', '#e0a020'] };
  if (drawing.label.size.includes('comp')) return { dose: 'tablet', colors: ['#efece2', '#efece2'] };
  if (/vegetal|verde|ashwa|cúrcuma|té|algas/i.test(name)) return { dose: 'capsule', colors: ['#6f8f3c', '#e9e3cf'] };
  if (/llama|cafeína|ferroz/i.test(name)) return { dose: 'capsule', colors: ['#c8201f', '#1b1b1d'] };
  return { dose: 'capsule', colors: ['#f4f2ec', '#d9dde2'] };
}

const powders: readonly (readonly [RegExp, string])[] = [
  [/chocolate blanco|vainilla|banana/i, '#efdcae'],
  [/chocolate|cacao/i, '#8a5a3a'],
  [/cookies/i, '#c9bba8'],
  [/café/i, '#a07850'],
  [/dulce de leche|maní/i, '#d6a468'],
  [/frutilla|frambuesa$|limonada rosa|sandía|cereza|pomelo/i, '#f2b3b8'],
  [/frutos rojos|uva|ponche/i, '#dba4c4'],
  [/naranja|mango|durazno|maracuyá/i, '#f6c78a'],
  [/limón|lima|manzana|ananá/i, '#eef0b4'],
  [/azul/i, '#a9cdf2'],
];

/** The colour of the powder in a pot, by its flavor. */
export function powderColor(flavor: string | undefined): string {
  return powders.find(([pattern]) => flavor && pattern.test(flavor))?.[1] ?? '#f6f3ec';
}
