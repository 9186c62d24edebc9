import { describe, expect, it } from 'vitest';
import { readAmount } from './amount.ts';

describe('words for having no price', () => {
  it.each([
    'Sin stock',
    'no me entró',
    'no me queda ninguna',
    'no la hacen más',
    'no lo tomes',
    'no me confirmaron precio',
    'SIN STOCK HASTA DICIEMBRE',
    's/ stock',
    'Fuera de stock',
    'Quiebre de stock',
    'AGOTADO',
    'Agotada!',
    'Agotada !! ❌',
    'Discontinuado',
    'Suspendido',
    'No disponible',
    'No hay por el momento',
    'No quedan más',
    'Se agotó',
    'Sin mercadería',
    'Consultar',
    'CONSULTE',
    'Consultá',
    'Consultar por WhatsApp',
    'Precio a consultar',
    'A convenir',
    'Sin precio',
    'A pedido',
    'Por encargo',
    'En camino',
    'Próximamente',
    'Pronto ingreso',
    'Entra el lunes',
    '(consultar)',
    '[sin stock]',
    '< agotado >',
    'Sin stock ❌',
    'Preguntar',
    'Reservado',
    'Pausado',
    'Pendiente',
    'S/D',
    'N/A',
    '---',
    '*',
    'x',
    '$',
    '$ 0,00',
    '0',
    'Faltante',
  ])('%s', (text) => {
    expect(readAmount(text)).toEqual({ kind: 'none' });
  });

  it.each([
    'Sin sabor',
    'Sin azúcar',
    'Sin gluten',
    'Pedido Ya 500 g',
    'Pronto Whey 1 kg',
    'Con stock',
    'Agotador 300 g',
    'En caja',
    'Xtreme',
    `Agotado (${'sale en dos sabores, '.repeat(5)})`,
  ])('are not in «%s»', (text) => {
    expect(readAmount(text)?.kind).not.toBe('none');
  });
});
