import { type Kysely, sql } from 'kysely';

const CONSTANTS = [
  ['shippingCost', 'Costo de envío', '0'],
  ['whatsappPhone', 'WhatsApp de la tienda (solo números, con 549)', '5490000000000'],
  ['paymentAlias', 'Alias para transferencias', 'ALIAS.A.COMPLETAR'],
  ['email', 'Correo electrónico', 'completar@example.com'],
  ['address', 'Dirección', 'Dirección a completar'],
  ['instagram', 'Instagram', 'https://www.instagram.com/'],
  ['facebook', 'Facebook', 'https://www.facebook.com/'],
  ['slogan', 'Eslogan', 'Tu eslogan va acá'],
  ['pickupPlace1', 'Lugar de retiro 1', 'Local de Oncativo (dirección a completar)'],
  ['pickupPlace2', 'Lugar de retiro 2', 'Drugstore de Oncativo (dirección a completar)'],
  ['pickupPlace3', 'Lugar de retiro 3', 'Sucursal de Córdoba (dirección a completar)'],
  ['withdrawalButton', 'Botón de arrepentimiento (1: visible)', '0'],
  ['priceWithoutTaxes', 'Precio sin impuestos nacionales (1: visible)', '0'],
];

/** The rows that the shop needs: category types, default brand and category, constants and the catalogue version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into category_types (name, link) values
    ('Suplementos', 'suplementos'), ('Accesorios', 'accesorios'), ('Combos', 'combos')`.execute(db);
  await sql`insert into brands (name, link, image) values ('Sin marca', 'sin-marca', '')`.execute(db);
  await sql`insert into categories (name, link, category_type_id) values ('Sin categoría', 'sin-categoria', 1)`.execute(
    db,
  );
  for (const [name, nombre, value] of CONSTANTS) {
    await sql`insert into constants (name, nombre, value) values (${name}, ${nombre}, ${value})`.execute(db);
  }
  await sql`insert into catalogue_version (id, version) values (1, 1)`.execute(db);
}
