import { type Kysely, sql } from 'kysely';

const CONSTANTS = [
  ['transferDiscount', 'Descuento por transferencia (%)', '0'],
  ['cashDiscount', 'Descuento en efectivo (%)', '0'],
  ['shippingZones', 'Zonas de envío (un renglón por zona: «Córdoba: 2.500; 2 a 3 días»)', ''],
  ['freeShippingFrom', 'Envío gratis desde (importe; vacío: nunca)', ''],
  ['consumerDefense', 'Enlace a Defensa del Consumidor (1: visible)', '0'],
];

/** What the seller may offer on orders; nothing until it is filled in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, nombre, value] of CONSTANTS)
    await sql`insert into constants (name, nombre, value) values (${name}, ${nombre}, ${value})`.execute(db);
}
