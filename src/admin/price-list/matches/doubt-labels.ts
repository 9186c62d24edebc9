import type { RowDoubt } from '../rows/preview-rows.ts';

const LABELS: Readonly<Record<RowDoubt, string>> = {
  alike: 'Se llama como la línea que elegiste: fijate si es este producto.',
  similarity: 'Se parecen poco: fijate si es el mismo producto.',
  brand: 'La línea no dice la marca, o está debajo de otra: fijate si es la de este producto.',
  'extra-word': 'La línea agrega una palabra, una oferta o una caja: fijate si es el mismo producto.',
  'missing-word': 'A la línea le falta una palabra, el sabor o el tamaño: fijate si es el mismo producto.',
  unavailable: 'La lista dice que no hay: fijate si igual querés cambiar el precio.',
  reading: 'Leímos esta línea de otra manera que el resto: fijate si está bien.',
  rivals: 'Hay otro producto u otra línea casi igual.',
  column: 'Fijate si este precio es el del público.',
  markup: 'Los precios no son de la misma lista o columna que la última vez: fijate si van con esa ganancia.',
  change: 'El precio cambia más del 60 %.',
  'list-change': 'Cambia más del 60 %, como casi toda la lista: revisalo.',
  outlier: 'Cambia muy distinto del resto de la lista.',
};

/** From here on a change is told in times of today's price, in percent. */
const LEAST_DOUBLED = 100;

const timesFormat = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

const FALLS = 'Baja, como casi toda la lista. ¿Es lo que pagás? Sumale tu ganancia en «Precio nuevo».';

/** Why a row starts unselected; `percentChange` is that of its price. */
export function doubtLabel(doubt: RowDoubt, percentChange: number | null): string {
  if (doubt === 'list-change' && (percentChange ?? 0) < 0) return FALLS;
  if (percentChange === null || percentChange < LEAST_DOUBLED) return LABELS[doubt];
  const times = `El precio es ${timesFormat.format(1 + percentChange / 100)} veces el de hoy`;
  if (doubt === 'change') return `${times}: revisalo.`;
  return doubt === 'list-change' ? `${times}, como casi toda la lista: revisalo.` : LABELS[doubt];
}
