import { berries, cherries, grapes, raspberry, strawberry } from './fruit/berries.ts';
import { banana, citrus, coconut, mango, passion, pineapple, round, watermelon } from './fruit/fruits.ts';
import { bean, flower, mint, peanut, pistachio } from './fruit/plants.ts';
import { bubbles, candy, caramel, chocolate, cookie, drop } from './fruit/sweets.ts';
import type { Svg } from './svg.ts';

/** How a flavor looks on a label: its colour and a small picture, 100 units across around (0, 0). */
export type FlavorLook = { name: string; color: string; drawing: Svg };

const looks: Record<string, readonly [color: string, picture: Svg]> = {
  Ananá: ['#f2b705', pineapple('#f0b41c')],
  Arándanos: ['#3f4fa3', berries(['#3b4a9c', '#4f5fb4', '#333f86'])],
  Banana: ['#f3c316', banana('#f6cf3a')],
  Cacao: ['#5b3420', chocolate('#4f2d1c')],
  Café: ['#6b4226', bean('#6b4226')],
  Cereza: ['#b3122f', cherries('#b3122f')],
  Chocolate: ['#5a3219', chocolate('#5a3219')],
  'Chocolate Blanco': ['#c9a46b', chocolate('#efdfbe')],
  'Chocolate con Maní': ['#8a4b1c', peanut('#d9a45c')],
  Coco: ['#7d8f86', coconut('#ffffff')],
  Cola: ['#5b1f17', bubbles('#6d2a1c')],
  'Cookies and Cream': ['#4c4a50', cookie('#3a3234')],
  'Dulce de Leche': ['#b9651b', caramel('#c1742a')],
  Durazno: ['#ef8354', round('#f2955c')],
  Frambuesa: ['#c81d5a', raspberry('#d0265f')],
  'Frambuesa Azul': ['#1f6fe0', raspberry('#2b7be6')],
  Frutilla: ['#d9263c', strawberry('#dd2440')],
  'Frutos Rojos': ['#9c1c4b', berries(['#a3173f', '#4a2f7c', '#c4234b'])],
  'Lima Limón': ['#8ebf1f', citrus('#9ccc2e')],
  Limón: ['#e5c40f', citrus('#f4d52b')],
  'Limonada Rosa': ['#f06d8f', citrus('#f58aa5')],
  Mango: ['#f39a1d', mango('#f6a52c')],
  Maní: ['#b57a2e', peanut('#d9a45c')],
  'Manzana Verde': ['#6fae22', round('#86c232')],
  Maracuyá: ['#e2a012', passion('#f0b323')],
  'Menta Granizada': ['#2fa37c', mint('#38a97f')],
  Naranja: ['#f07c12', citrus('#f78f1e')],
  Neutro: ['#8b929a', drop('#b9c4cd')],
  Pistacho: ['#8aa24a', pistachio('#9dbb52')],
  'Pomelo Rosado': ['#ee5f56', citrus('#f27267')],
  'Ponche de Frutas': ['#d81f4c', berries(['#d9263c', '#f08a1d', '#a3173f'])],
  Sandía: ['#e8384f', watermelon('#ee4157')],
  'Tutti Frutti': ['#d6409f', candy(['#e5484d', '#f0b41c', '#3b82f6'])],
  Uva: ['#6b2fa0', grapes('#7436ab')],
  Vainilla: ['#d9ab4e', flower('#f3dc9c')],
};

/** Undefined for a name that is no flavor, such as a colour. */
export function flavorLook(name: string): FlavorLook | undefined {
  const look = looks[name];
  return look && { name, color: look[0], drawing: look[1] };
}

const colors: Record<string, string> = {
  Amarillo: '#f2c230',
  Azul: '#1f4fb5',
  'Azul Marino': '#1b2a4a',
  Blanco: '#f3f2ee',
  Celeste: '#7cc4e8',
  Fucsia: '#d6247f',
  Gris: '#7d8288',
  Lila: '#b29bd6',
  Marrón: '#6b4429',
  Negro: '#1d1d20',
  Rojo: '#c21f26',
  Rosa: '#f09ab5',
  Transparente: '#eef3f5',
  Turquesa: '#2fb3b0',
  Verde: '#2f9a54',
  'Verde Militar': '#4e5a3a',
};

/** The colour of an accessory; sizes after the name do not matter. */
export function colorLook(name: string): string | undefined {
  return colors[name.replace(/ Talle \w+$/, '')];
}
