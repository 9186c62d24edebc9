/** Shapes that the drawing programs know. */
export type Shape =
  | 'tub'
  | 'jar'
  | 'pouch'
  | 'bottle'
  | 'dropper'
  | 'can'
  | 'bar'
  | 'box'
  | 'sachet'
  | 'shaker'
  | 'belt'
  | 'straps'
  | 'gloves'
  | 'bands'
  | 'rope'
  | 'mat'
  | 'bag'
  | 'shirt'
  | 'cap'
  | 'bundle';

/** Colours as #rrggbb: `base` fills the container, `label` its label, `accent` marks, `ink` writes. */
export type BrandColors = { base: string; label: string; accent: string; ink: string };

export type DemoBrand = { name: string; link: string; colors: BrandColors };

export type DemoCategory = { name: string; link: string; type: 'Suplementos' | 'Accesorios' | 'Combos' };

/** `label` is printed on the container: kind in large letters, then detail and size. */
export type DemoDrawing = {
  shape: Shape;
  label: { title: string; detail: string; size: string };
  /** The shapes of a `bundle`. */
  shapes?: Shape[];
  /** Number of images: front, then details (flavor, back with a table, close-up). */
  imageCount: 1 | 2 | 3 | 4;
};

/** Prices in pesos and dollars, discount in percent, as a seller writes them. */
export type DemoProduct = {
  name: string;
  brand: DemoBrand['link'];
  category: DemoCategory['link'];
  price: number;
  priceUsd: number | null;
  discount: number;
  amount: number;
  flavors: { name: string; quantity: number }[];
  description: string;
  drawing: DemoDrawing;
};
