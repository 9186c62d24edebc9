/** A call such as `PUT /api/brands` with its body; the same write may be sent repeatedly, with another `count`. */
export type WriteCall = {
  call: string;
  body: (count: number) => unknown;
  /** Adds rows, so that the database needs more pages sooner or later. */
  grows: boolean;
};

/** Sends a JSON call; throws unless it is a success. */
type Send = (call: string, body?: unknown) => Promise<{ product: { id: number } }>;

const LONG_TEXT = 'x'.repeat(2400);

/** One call per kind of write, all of which succeed on a healthy shop. Creates the product that they change. */
export async function everyWrite(send: Send): Promise<WriteCall[]> {
  const { product } = await send('POST /api/products', { name: 'Escrito', price: 1, amount: 1_000_000 });
  const { id } = product;
  const contact = { name_from: 'Ana', email_from: 'ana@example.com', message: LONG_TEXT };
  const newProduct = (n: number) => ({ name: `Nuevo ${n}`, price: 1, description: LONG_TEXT });
  return [
    { call: 'POST /api/products', grows: true, body: newProduct },
    { call: 'PUT /api/products/price', grows: true, body: (n) => ({ id, price: n + 1 }) },
    { call: 'POST /api/sales', grows: true, body: () => ({ idProduct: id, quantity: 1 }) },
    { call: 'POST /api/brands', grows: false, body: (n) => ({ name: `Marca ${n}` }) },
    { call: 'POST /api/categories', grows: false, body: (n) => ({ name: `Categoría ${n}`, idCategoryType: 1 }) },
    { call: `PUT /api/products/${id}`, grows: false, body: (n) => ({ name: 'Escrito', price: 1, amount: n }) },
    { call: 'PUT /api/constants', grows: false, body: (n) => ({ id: 1, value: String(n) }) },
    { call: 'POST /api/contact', grows: false, body: () => ({ template_params: contact }) },
  ];
}
