export const LIST_ORDERS = [
  'default',
  'precio-asc',
  'precio-desc',
  'nombre-asc',
  'nombre-desc',
  'descuento-desc',
  'fecha-desc',
] as const;

export type ListOrder = (typeof LIST_ORDERS)[number];

export const LIST_ORDER_LABELS: Readonly<Record<ListOrder, string>> = {
  default: 'Más relevantes',
  'precio-asc': 'Menor precio',
  'precio-desc': 'Mayor precio',
  'nombre-asc': 'A - Z',
  'nombre-desc': 'Z - A',
  'descuento-desc': 'Mayor descuento',
  'fecha-desc': 'Más nuevos',
};

export function isListOrder(value: unknown): value is ListOrder {
  return LIST_ORDERS.some((order) => order === value);
}
