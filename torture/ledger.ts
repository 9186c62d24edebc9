import assert from 'node:assert/strict';
import { plainImage } from '#adapters/images/test-images.ts';
import type { AdminClient } from '#contract/admin/admin-client.ts';
import { ApiError } from '#contract/http/api-error.ts';

const INITIAL_STOCK = 1_000_000;

/** One write; false when the server did not answer any more. */
type Write = () => Promise<boolean>;

/**
 * What a seller was told is done. A write whose answer never came may be done or not, but wholly; so each writer has one
 * under way at a time, and of a value that is written again and again the last two are good.
 */
export class Ledger {
  acknowledged = 0;
  cutOff = 0;
  readonly #products = new Map<number, string>();
  readonly #sales = new Map<number, number>();
  readonly #pictures: string[] = [];
  #sold = 0;
  #priced = 0;
  #unsureSales = 0;
  #price: { sure: number; perhaps: number } = { sure: 0, perhaps: 0 };
  #shipping: { sure: string; perhaps: string } = { sure: '0', perhaps: '0' };
  #shippingId = 0;
  #count = 0;

  /** Puts the products there that everything is about. */
  async open(admin: AdminClient): Promise<void> {
    const flavors = [{ name: 'Uva', quantity: INITIAL_STOCK }];
    this.#sold = (await admin.products.create({ name: 'Vendido', price: 100_00, flavors })).id;
    this.#priced = (await admin.products.create({ name: 'Con precio', price: 0 })).id;
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
      this.#unsureSales += 1;
      const { id } = await admin.sales.create({ idProduct: this.#sold, quantity });
      this.#unsureSales -= 1;
      this.#sales.set(id, quantity);
    };
    const changePrice = async () => {
      const price = next() * 100;
      this.#price.perhaps = price;
      await admin.products.changePrice(this.#priced, price);
      this.#price.sure = price;
    };
    const changeConstant = async () => {
      const value = String(next());
      this.#shipping.perhaps = value;
      await admin.constants.change(this.#shippingId, value);
      this.#shipping.sure = value;
    };
    const upload = async () => {
      this.#pictures.push((await admin.uploadImage(await uniqueImage(next()))).url);
    };
    return [create, create, sell, sell, sell, changePrice, changeConstant, upload].map((write) => this.#counted(write));
  }

  /** Throws when the shop differs from what was acknowledged. */
  async compare(admin: AdminClient): Promise<void> {
    for (const [id, name] of this.#products) {
      const product = await admin.products.byId(id);
      assert.deepEqual([product.name, product.amount, product.flavors], [name, 3, [{ name: 'Coco', quantity: 3 }]]);
    }
    // Read once; later rounds look at what came since.
    this.#products.clear();

    const { price } = await admin.products.byId(this.#priced);
    assert.ok(price === this.#price.sure || price === this.#price.perhaps, `the price is ${price}`);
    this.#price = { sure: price, perhaps: price };

    const shipping = (await admin.constants.list()).find(({ id }) => id === this.#shippingId)?.value ?? '';
    assert.ok(shipping === this.#shipping.sure || shipping === this.#shipping.perhaps, `shipping costs ${shipping}`);
    this.#shipping = { sure: shipping, perhaps: shipping };

    await this.#compareSales(admin);
  }

  async #compareSales(admin: AdminClient): Promise<void> {
    let page = 1;
    const found = new Map<number, number>();
    for (let more = true; more; page += 1) {
      const { rows, hasMore } = await admin.sales.list({ page, pageSize: 150 });
      for (const { id, quantity } of rows) found.set(id, quantity);
      more = hasMore;
    }
    for (const [id, quantity] of this.#sales) assert.equal(found.get(id), quantity, `sale ${id}`);
    assert.ok(found.size - this.#sales.size <= this.#unsureSales, 'a sale that nobody entered');
    for (const [id, quantity] of found) this.#sales.set(id, quantity);
    this.#unsureSales = 0;
    const units = [...found.values()].reduce((sum, quantity) => sum + quantity, 0);
    const { amount, flavors } = await admin.products.byId(this.#sold);
    assert.deepEqual(
      [amount, flavors[0]?.quantity],
      [INITIAL_STOCK - units, INITIAL_STOCK - units],
      'sales and stock go together',
    );
  }

  /** Addresses of the pictures that were taken in since this was last asked. */
  takeImages(): string[] {
    return this.#pictures.splice(0);
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

/** A small picture that no other is like. */
async function uniqueImage(seed: number): Promise<Blob> {
  const colour = `#${(seed % 0xffffff).toString(16).padStart(6, '0')}`;
  return new Blob([new Uint8Array(await plainImage(8, 8, colour).png().toBuffer())]);
}
