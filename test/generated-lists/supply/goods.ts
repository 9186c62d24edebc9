import type { Size } from './size.ts';

/** A kind of product: category, name without a brand, and sizes. */
export type ProductKind = { category: string; name: string; sizes: readonly Size[] };

const grams = (...amounts: number[]) => amounts.map((amount): Size => ({ amount, unit: 'g' }));
const pounds = (...amounts: number[]) => amounts.map((amount): Size => ({ amount, unit: 'lb' }));
const millilitres = (...amounts: number[]) => amounts.map((amount): Size => ({ amount, unit: 'ml' }));
const capsules = (...amounts: number[]) => amounts.map((amount): Size => ({ amount, unit: 'cápsulas' }));
const tablets = (...amounts: number[]) => amounts.map((amount): Size => ({ amount, unit: 'comprimidos' }));

/** Their names stay distinct when they are abbreviated. */
export const PRODUCT_KINDS: readonly ProductKind[] = [
  { category: 'Proteínas', name: 'Whey Protein', sizes: [...pounds(2, 5), ...grams(500, 1000, 3000)] },
  { category: 'Proteínas', name: 'Whey Isolate', sizes: [...pounds(2), ...grams(1000)] },
  { category: 'Proteínas', name: 'Caseína Micelar', sizes: [...pounds(2), ...grams(450)] },
  { category: 'Proteínas', name: 'Proteína Vegetal', sizes: grams(500, 1000) },
  { category: 'Creatinas', name: 'Creatina Monohidrato', sizes: grams(150, 300, 500, 1000) },
  { category: 'Creatinas', name: 'Creatina Micronizada', sizes: grams(200, 300, 500) },
  { category: 'Aminoácidos', name: 'Glutamina', sizes: grams(150, 300, 500) },
  { category: 'Aminoácidos', name: 'BCAA 2:1:1', sizes: [...tablets(120, 240), ...grams(210)] },
  { category: 'Aminoácidos', name: 'Beta Alanina', sizes: grams(150, 300) },
  { category: 'Aminoácidos', name: 'Arginina', sizes: [...capsules(60, 120), ...grams(150)] },
  { category: 'Aminoácidos', name: 'Citrulina Malato', sizes: grams(150, 300) },
  { category: 'Quemadores', name: 'L-Carnitina', sizes: [...capsules(60, 120), ...millilitres(500, 1000)] },
  { category: 'Quemadores', name: 'Cafeína 200 mg', sizes: [...capsules(60), ...tablets(100)] },
  { category: 'Pre entrenos', name: 'Óxido Nítrico', sizes: [...tablets(60, 120), ...grams(240)] },
  { category: 'Ganadores de peso', name: 'Ganador de Peso', sizes: grams(1500, 3000, 5000) },
  { category: 'Colágenos', name: 'Colágeno Hidrolizado', sizes: grams(250, 360, 500) },
  { category: 'Vitaminas', name: 'Citrato de Magnesio', sizes: [...tablets(60), ...grams(150, 250)] },
  { category: 'Vitaminas', name: 'Omega 3', sizes: capsules(30, 60, 120) },
  { category: 'Vitaminas', name: 'Vitamina C 1000 mg', sizes: tablets(30, 60) },
  { category: 'Vitaminas', name: 'Vitamina D3 2000 UI', sizes: capsules(60, 100) },
  { category: 'Vitaminas', name: 'Multivitamínico', sizes: tablets(30, 60, 90) },
  { category: 'Vitaminas', name: 'Melatonina 3 mg', sizes: tablets(30, 60) },
  { category: 'Vitaminas', name: 'Ashwagandha', sizes: capsules(60, 90) },
  { category: 'Alimentos', name: 'Pasta de Maní', sizes: grams(370, 500, 1000) },
  { category: 'Alimentos', name: 'Avena Instantánea', sizes: grams(500, 1000) },
  { category: 'Alimentos', name: 'Dextrosa', sizes: grams(1000, 2000) },
];

/** Product lines of a brand; a name with one is another product than the name without. */
export const LINES = ['Vortex', 'Ignis', 'Quantum', 'Titán', 'Zafiro', 'Kraken'] as const;

export const FLAVORS = ['Chocolate', 'Vainilla', 'Frutilla', 'Cookies', 'Banana', 'Limón', 'Naranja'] as const;

/** First words of brands, none similar to another or to a word of products. */
export const BRANDS =
  `Andes Boreal Cóndor Duramen Everlast Fortaleza Guaraní Huemul Indómito Jaguareté Kallpa Lapacho Meseta Norpatagón
  Oxford Puelche Quebracho Ruca Samurai Tehuel Umbral Vikingo Wayra Xenón Yaguar Zonda`.split(/\s+/);

/** Possible second words of brands. */
export const BRAND_ENDS = ['Nutrition', 'Labs', 'Fit', 'Sport', 'Suplementos'] as const;
