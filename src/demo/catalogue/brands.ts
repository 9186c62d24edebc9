import type { DemoBrand } from './types.ts';

/** Invented brands: any likeness to a real one is chance. */
export const brands = [
  {
    name: 'Talampa',
    link: 'talampa',
    colors: { base: '#17181c', label: '#f4efe6', accent: '#c42f1b', ink: '#17181c' },
  },
  { name: 'Ferroz', link: 'ferroz', colors: { base: '#b3121d', label: '#111111', accent: '#ff5a36', ink: '#ffffff' } },
  { name: 'Kaldén', link: 'kalden', colors: { base: '#5a3921', label: '#f6e7c8', accent: '#a04a15', ink: '#2b1a0f' } },
  {
    name: 'Ñandubay',
    link: 'nandubay',
    colors: { base: '#2f6b3c', label: '#fbf8ee', accent: '#a35505', ink: '#16351e' },
  },
  {
    name: 'Zondera',
    link: 'zondera',
    colors: { base: '#0a6fb8', label: '#e8f6ff', accent: '#c03c08', ink: '#06345a' },
  },
  { name: 'Brotal', link: 'brotal', colors: { base: '#9bbd3f', label: '#fffdf5', accent: '#4d7c0f', ink: '#2d3a0f' } },
  { name: 'Pulxar', link: 'pulxar', colors: { base: '#4c1d95', label: '#1a0833', accent: '#e879f9', ink: '#f7ecff' } },
  { name: 'Kravel', link: 'kravel', colors: { base: '#b8c4d3', label: '#1f3a5f', accent: '#5fd0ff', ink: '#ffffff' } },
  {
    name: 'Pumalén',
    link: 'pumalen',
    colors: { base: '#12403a', label: '#f2b91d', accent: '#8a1f0b', ink: '#14201d' },
  },
  {
    name: 'Austrovit',
    link: 'austrovit',
    colors: { base: '#f5c518', label: '#ffffff', accent: '#c2410c', ink: '#3b2a00' },
  },
  {
    name: 'Fierral',
    link: 'fierral',
    colors: { base: '#4b5158', label: '#23272b', accent: '#ffb000', ink: '#f5f5f5' },
  },
  {
    name: 'Rumbral',
    link: 'rumbral',
    colors: { base: '#1e3fae', label: '#ffffff', accent: '#d61a6d', ink: '#101c4d' },
  },
  {
    name: 'Crocalia',
    link: 'crocalia',
    colors: { base: '#e2711d', label: '#fff3df', accent: '#a3262a', ink: '#4a1608' },
  },
  {
    name: 'Doble Cumbre',
    link: 'doble-cumbre',
    colors: { base: '#0d9488', label: '#06302c', accent: '#a3e635', ink: '#ecfdf5' },
  },
] as const satisfies readonly DemoBrand[];

export type BrandLink = (typeof brands)[number]['link'];
