import { joinLines } from '../description.ts';
import type { Entry } from '../entry.ts';

export const shakers: readonly Entry[] = [
  {
    name: 'Shaker Talampa 600 ml',
    brand: 'talampa',
    price: 7500,
    priceUsd: null,
    flavors: { Negro: 20, Rojo: 12, Transparente: 8, Celeste: 0 },
    description: joinLines('Vaso mezclador de 600 ml con resorte de acero.', 'Libre de BPA. Apto lavavajillas.'),
    drawing: { shape: 'shaker', label: { title: 'TALAMPA', detail: 'Shaker', size: '600 ml' }, imageCount: 3 },
  },
  {
    name: 'Shaker Rumbral con Compartimento 500 ml',
    brand: 'rumbral',
    price: 9990,
    priceUsd: null,
    discount: 20,
    flavors: { Rosa: 5, Azul: 7, Negro: 6 },
    description: 'Con dos compartimentos enroscables para llevar el polvo y las cápsulas.',
    drawing: { shape: 'shaker', label: { title: 'RUMBRAL', detail: 'Duo', size: '500 ml' }, imageCount: 2 },
  },
  {
    name: 'Botella Deportiva Zondera 750 ml',
    brand: 'zondera',
    price: 6900,
    priceUsd: null,
    flavors: { Celeste: 14, Transparente: 10, Verde: 5 },
    description: 'Caramañola blanda con pico antigoteo, entra en el portacaramañola de la bici.',
    drawing: { shape: 'shaker', label: { title: 'ZONDERA', detail: 'Caramañola', size: '750 ml' }, imageCount: 1 },
  },
  {
    name: 'Botellón Pumalén 2,2 L con Manija',
    brand: 'pumalen',
    price: 11500,
    priceUsd: null,
    discount: 20,
    flavors: { Negro: 5, Azul: 4, Fucsia: 1 },
    description: 'Para tener toda el agua del día a mano. Con marcas de horario.',
    drawing: { shape: 'shaker', label: { title: 'PUMALÉN', detail: 'Botellón', size: '2,2 L' }, imageCount: 1 },
  },
  {
    name: 'Shaker Eléctrico Pulxar USB 450 ml',
    brand: 'pulxar',
    price: 38900,
    priceUsd: 26.5,
    amount: 1,
    description: joinLines(
      'Batidor a batería con carga USB-C.',
      'Mezcla sin grumos en 15 segundos.',
      'La base no se sumerge.',
    ),
    drawing: { shape: 'shaker', label: { title: 'PULXAR', detail: 'USB-C', size: '450 ml' }, imageCount: 2 },
  },
  {
    name: 'Shaker Ferroz Acero 750 ml',
    brand: 'ferroz',
    price: 24900,
    priceUsd: 17,
    flavors: { Negro: 6, Rojo: 4, Gris: 0 },
    description: joinLines(
      'Acero inoxidable de doble pared: mantiene frío unas 12 horas.',
      'Tapa a rosca con pico y resorte mezclador.',
      'No lo uses con bebidas gasificadas.',
    ),
    drawing: { shape: 'shaker', label: { title: 'FERROZ', detail: 'Acero', size: '750 ml' }, imageCount: 3 },
  },
];
