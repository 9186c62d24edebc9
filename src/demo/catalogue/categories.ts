import type { DemoCategory } from './types.ts';

export const categories = [
  { name: 'Proteínas', link: 'proteinas', type: 'Suplementos' },
  { name: 'Creatinas', link: 'creatinas', type: 'Suplementos' },
  { name: 'Pre-Entrenos', link: 'pre-entrenos', type: 'Suplementos' },
  { name: 'Aminoácidos', link: 'aminoacidos', type: 'Suplementos' },
  { name: 'Ganadores de Peso', link: 'ganadores-de-peso', type: 'Suplementos' },
  { name: 'Quemadores', link: 'quemadores', type: 'Suplementos' },
  { name: 'Vitaminas y Minerales', link: 'vitaminas-y-minerales', type: 'Suplementos' },
  { name: 'Salud Articular', link: 'salud-articular', type: 'Suplementos' },
  { name: 'Energía e Hidratación', link: 'energia-e-hidratacion', type: 'Suplementos' },
  { name: 'Barras y Snacks', link: 'barras-y-snacks', type: 'Suplementos' },
  { name: 'Accesorios', link: 'accesorios', type: 'Accesorios' },
  { name: 'Shakers y Botellas', link: 'shakers-y-botellas', type: 'Accesorios' },
  { name: 'Indumentaria', link: 'indumentaria', type: 'Accesorios' },
  { name: 'Combos', link: 'combos', type: 'Combos' },
] as const satisfies readonly DemoCategory[];

export type CategoryLink = (typeof categories)[number]['link'];
