import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../test/api/admin-api.ts';
import { eachDatabase } from '../../test/databases/each-database.ts';
import { productInserter } from '../../test/seeds/insert-product.ts';

const PUBLIC = [...readFileSync('docs/access.md', 'utf8').matchAll(/^\| GET \| `(\S+)` \| public \|$/gm)].map(
  ([, path = '']) => path,
);

/** A cost as no other number in the shop; in centavos, in pesos, or as people write it. */
const COST = 7_654_321_09;
const WRITTEN = /7\.?654\.?321[.,]?0?9?/;

eachDatabase((_kind, open) => {
  let office: AdminApi;
  let id: number;
  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    id = await productInserter(database)({ name: 'Whey Ñandú', cost: COST, discount: 1000, amount: 3 });
  });

  it.each(PUBLIC)('GET %s does not say what the seller pays', async (path) => {
    const filled = path
      .replace(':name', 'whey-ñandú')
      .replace(/:(?:type|link|categoria|category)\b/, 'proteinas')
      .replace(/:\w+/g, String(id));
    for (const query of ['', '?search=whey', '?limit=9', '?text=whey&page=1']) {
      const response = await office.request(encodeURI(filled) + query, {});
      const text = await response.text();
      expect(text).not.toMatch(WRITTEN);
      if (!path.includes('docs') && !path.includes('openapi')) expect(text).not.toMatch(/"(?:cost|lowestStock)"/);
    }
  });

  it('is read by public calls at all, and tells administrators the cost', async () => {
    const texts = await Promise.all(
      PUBLIC.filter((path) => path.startsWith('/api/products')).map(async (path) =>
        (await office.request(path.replace(':name', 'whey-nandu'), {})).text(),
      ),
    );
    expect(texts.filter((text) => text.includes('Whey Ñandú')).length).toBeGreaterThan(2);
    expect(await office.okBody(`GET /api/products/id/${id}`)).toMatchObject({ cost: COST / 100 });
    expect(await office.okBody('GET /api/products/prices')).toMatchObject([{ cost: COST / 100 }]);
  });

  it('is changed and removed by the form of a product', async () => {
    const change = async (cost: unknown) => (await office.okBody(`PUT /api/products/${id}`, { cost })).product.cost;
    expect(await change('1.234,50')).toBe(1234.5);
    expect(await change('')).toBeNull();
    expect(await change(COST / 100)).toBe(COST / 100);
    expect((await office.okBody(`PUT /api/products/${id}`, { name: 'Whey Ñandú' })).product.cost).toBe(COST / 100);
    expect(await office.failure(`PUT /api/products/${id}`, { cost: 'mucho' })).toMatchObject({
      status: 400,
      fields: { cost: 'El costo no es válido.' },
    });
  });
});
