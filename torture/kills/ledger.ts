import assert from 'node:assert/strict';
import type { AdminClient } from '#contract/admin/admin-client.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { plainImage } from '../../test/images/images.ts';

const INITIAL_STOCK = 1_000_000;

/** One write; false when the server no longer responds. */
type Write = () => Promise<boolean>;

/**
 * The writes that the server acknowledged. A write without a response may be committed or not, but never in part; so each
 * writer has one write in progress at a time, and of a value written repeatedly the last two are valid.
 */
export class Ledger {
  acknowledged = 0;
  cutOff = 0;
  readonly #products = new Map<number, string>();
  readonly #sales = new Map<number, number>();
  readonly #images: string[] = [];
  #soldId = 0;
  #pricedId = 0;
  #unconfirmedSales = 0;
  #price: { confirmed: number; pending: number } = { confirmed: 0, pending: 0 };
  #shipping: { confirmed: string; pending: string } = { confirmed: '0', pending: '0' };
  #shippingId = 0;
  #count = 0;

  /** Creates the products that the writers change. */
  async open(admin: AdminClient): Promise<void> {
    const flavors = [{ name: 'Uva', quantity: INITIAL_STOCK }];
    this.#soldId = (await admin.products.create({ name: 'Vendido', price: 100_00, flavors })).id;
    this.#pricedId = (await admin.products.create({ name: 'Con precio', price: 0 })).id;
    const constants = await admin.constants.list();
    this.#shippingId = constants.find(({ name }) => name === 'shippingCost')?.id ?? 0;
  }

  writers(admin: AdminClient): Write[] {
    const next = () => {
      this.#count += 1;
      return this.#count;
    };
    const create = async () => {
      const name = `Producto ${next()}`;
      const { id } = await admin.products.create({ name, price: 1_00, flavors: [{ name: 'Coco', quantity: 3 }] });
      this.#products.set(id, name);
    };
    const sell = async () => {
      const quantity = 1 + (next() % 3);
      this.#unconfirmedSales += 1;
      const { id } = await admin.sales.create({ productId: this.#soldId, quantity });
      this.#unconfirmedSales -= 1;
      this.#sales.set(id, quantity);
    };
    const changePrice = async () => {
      const price = next() * 100;
      this.#price.pending = price;
      await admin.products.changePrice(this.#pricedId, price);
      this.#price.confirmed = price;
    };
    const changeConstant = async () => {
      const value = String(next());
      this.#shipping.pending = value;
      await admin.constants.change(this.#shippingId, value);
      this.#shipping.confirmed = value;
    };
    const upload = async () => {
      this.#images.push((await admin.uploadImage(await uniqueImage(next()))).url);
    };
    return [create, create, sell, sell, sell, changePrice, changeConstant, upload].map((write) => this.#counted(write));
  }

  /** Throws when the shop differs from the acknowledged writes. */
  async compare(admin: AdminClient): Promise<void> {
    for (const [id, name] of this.#products) {
      const product = await admin.products.byId(id);
      assert.deepEqual([product.name, product.amount, product.flavors], [name, 3, [{ name: 'Coco', quantity: 3 }]]);
    }
    // Compared once; later rounds compare what was created since.
    this.#products.clear();

    const { price } = await admin.products.byId(this.#pricedId);
    assert.ok(price === this.#price.confirmed || price === this.#price.pending, `the price is ${price}`);
    this.#price = { confirmed: price, pending: price };

    const shipping = (await admin.constants.list()).find(({ id }) => id === this.#shippingId)?.value ?? '';
    assert.ok(
      shipping === this.#shipping.confirmed || shipping === this.#shipping.pending,
      `shipping costs ${shipping}`,
    );
    this.#shipping = { confirmed: shipping, pending: shipping };

    await this.#compareSales(admin);
  }

  async #compareSales(admin: AdminClient): Promise<void> {
    let page = 1;
    const stored = new Map<number, number>();
    for (let more = true; more; page += 1) {
      const { rows, hasMore } = await admin.sales.list({ page, pageSize: 150 });
      for (const { id, quantity } of rows) stored.set(id, quantity);
      more = hasMore;
    }
    for (const [id, quantity] of this.#sales) assert.equal(stored.get(id), quantity, `sale ${id}`);
    assert.ok(stored.size - this.#sales.size <= this.#unconfirmedSales, 'a sale that nobody entered');
    for (const [id, quantity] of stored) this.#sales.set(id, quantity);
    this.#unconfirmedSales = 0;
    const units = [...stored.values()].reduce((sum, quantity) => sum + quantity, 0);
    const { amount, flavors } = await admin.products.byId(this.#soldId);
    assert.deepEqual(
      [amount, flavors[0]?.quantity],
      [INITIAL_STOCK - units, INITIAL_STOCK - units],
      'sales and stock go together',
    );
  }

  /** URLs of the images uploaded since the last call. */
  takeImages(): string[] {
    return this.#images.splice(0);
  }

  #counted(write: () => Promise<void>): Write {
    return async () => {
      try {
        await write();
        this.acknowledged += 1;
        return true;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 0) throw error;
        this.cutOff += 1;
        return false;
      }
    };
  }
}

/** A small image that differs from all others. */
async function uniqueImage(seed: number): Promise<Blob> {
  const color = `#${(seed % 0xffffff).toString(16).padStart(6, '0')}`;
  return new Blob([new Uint8Array(await plainImage(8, 8, color).png().toBuffer())]);
}
