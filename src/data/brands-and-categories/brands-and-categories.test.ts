import { beforeEach, describe, expect, it } from 'vitest';
import { createProduct, toggleProduct } from '#use-cases/catalogue/product-writes.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../test/seeds/product-draft.ts';
import { findConstantByName, listConstants, updateConstant } from '../business/constants.ts';
import { insertContactMessage } from '../business/contact-messages.ts';
import type { Database } from '../engine/database.ts';
import { findBrand, insertBrand, listBrands, listMenuBrands, toggleBrand, updateBrand } from './brands.ts';
import * as categories from './categories.ts';

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

eachDatabase((_kind, open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });

  it('[M7-6] [M3-17] lists brands by name in Spanish order, with the last segment of their link', async () => {
    for (const name of ['Oso', 'Ñandú', 'nube', 'Águila Real']) {
      insertedId(
        await insertBrand(database, { name, link: name === 'Oso' ? '/marcas/Oso%20Negro/?x=1' : '', image: '' }),
      );
    }
    expect(names(await listMenuBrands(database))).toEqual(['Águila Real', 'nube', 'Ñandú', 'Oso']);
    expect((await listMenuBrands(database)).map(({ link }) => link)).toEqual([
      'águila-real',
      'nube',
      'ñandú',
      'oso-negro',
    ]);
  });

  it('[A34] leaves inactive brands out of menus alone', async () => {
    const id = insertedId(await insertBrand(database, { name: 'Puma', link: 'puma', image: '' }));
    expect(await toggleBrand(database, { id, now: NOW })).toMatchObject({ ok: true });
    expect(await listMenuBrands(database)).toEqual([]);
    expect(names(await listBrands(database))).toEqual(['Puma', 'Sin marca']);
    expect(await findBrand(database, id)).toMatchObject({ deactivatedAt: NOW });
    await toggleBrand(database, { id, now: NOW });
    expect(names(await listMenuBrands(database))).toEqual(['Puma']);
  });

  it('refuses a link twice and a brand that is not there', async () => {
    insertedId(await insertBrand(database, { name: 'Puma', link: 'puma', image: '' }));
    const twin = { name: 'Otro', link: 'https://shop.example/marcas/PUMA', image: '' };
    expect(await insertBrand(database, twin)).toEqual({ ok: false, reason: 'link-taken' });
    expect(await updateBrand(database, { id: 1, changes: twin })).toEqual({ ok: false, reason: 'link-taken' });
    expect(await updateBrand(database, { id: 99, changes: twin })).toEqual({ ok: false, reason: 'not-found' });
    expect(await toggleBrand(database, { id: 99, now: NOW })).toEqual({ ok: false, reason: 'not-found' });
  });

  it('[M7-5] [M3-15] [M3-16] lists the categories of supplements for the menu', async () => {
    const {
      insertCategory,
      toggleCategory,
      listMenuCategories: menuCategories,
      listCategories: allCategories,
    } = categories;
    insertedId(await insertCategory(database, { name: 'Guantes', link: 'guantes', categoryTypeId: 2 }));
    insertedId(await insertCategory(database, { name: 'Proteínas', link: 'proteinas', categoryTypeId: 1 }));
    const gone = insertedId(
      await insertCategory(database, { name: 'Vitaminas', link: 'vitaminas', categoryTypeId: 1 }),
    );
    await toggleCategory(database, { id: gone, now: NOW });
    expect(names(await menuCategories(database))).toEqual(['Proteínas']);
    expect(names(await allCategories(database))).toEqual(['Guantes', 'Proteínas', 'Sin categoría', 'Vitaminas']);
    expect(names(await categories.listCategoryTypes(database))).toEqual(['Suplementos', 'Accesorios', 'Combos']);
    const unknown = await insertCategory(database, { name: 'x', link: 'x', categoryTypeId: 9 });
    expect(unknown).toEqual({ ok: false, reason: 'reference-unknown' });
  });

  it('[A26] shows the default brand and category in menus only while an active product uses them', async () => {
    const shown = async () => [
      ...names(await listMenuBrands(database)),
      ...names(await categories.listMenuCategories(database)),
    ];
    expect(await shown()).toEqual([]);
    const id = insertedId(await createProduct(database, { draft: productDraft({ name: 'Suelto' }), now: NOW }));
    expect(await shown()).toEqual(['Sin marca', 'Sin categoría']);
    await toggleProduct(database, { id, now: NOW });
    expect(await shown()).toEqual([]);
  });

  describe('constants', () => {
    it('[M3-20] [M7-14] [M9-9] has the shipping cost and the facts of the business, each with a label', async () => {
      expect(await findConstantByName(database, 'shippingCost')).toMatchObject({ value: '0' });
      expect(await findConstantByName(database, 'nothing')).toBeUndefined();
      const constants = await listConstants(database);
      const facts = ['whatsappPhone', 'paymentAlias', 'email', 'address', 'instagram', 'facebook', 'pickupPlace1'];
      expect(names(constants)).toEqual(expect.arrayContaining(facts));
      expect(constants.every(({ label }) => label !== '')).toBe(true);
    });

    it('[M9-10] changes a value, which is a change of the catalogue', async () => {
      const before = await database.catalogueVersion();
      const { id = 0 } = (await findConstantByName(database, 'shippingCost')) ?? {};
      expect(await updateConstant(database, { id, value: '1.500', now: 1 })).toMatchObject({ ok: true });
      expect(await findConstantByName(database, 'shippingCost')).toMatchObject({ id, value: '1.500' });
      expect(await database.catalogueVersion()).toBe(before + 1);
      expect(await updateConstant(database, { id: 99, value: '', now: 1 })).toEqual({ ok: false, reason: 'not-found' });
    });
  });

  it('[M3-22] stores messages of visitors', async () => {
    const message = { name: 'Ana', email: 'ana@example.com', message: '¿Hay stock?\nGracias' };
    expect(await insertContactMessage(database, { message, now: NOW })).toBe(1);
    const kept = await database.query.selectFrom('contact_messages').selectAll().execute();
    expect(kept).toEqual([{ id: 1, ...message, created_at: NOW, read_at: null }]);
  });
});
