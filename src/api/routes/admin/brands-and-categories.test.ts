import { beforeAll, describe, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { insertImage } from '../../../../test/seeds/uploaded-image.ts';

const date = { _seconds: expect.any(Number), _nanoseconds: expect.any(Number) };

type Named = { name: string };

eachDatabase((_kind, open) => {
  let office: AdminApi;

  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    for (const digit of ['a', 'b']) await insertImage(database, digit);
  });

  const logo = `/images/${'a'.repeat(32)}.webp`;

  describe.each([
    {
      path: 'brands',
      key: 'brand',
      draft: { name: 'Cóndor', link: '/marcas/Cóndor', image: logo },
      read: { name: 'Cóndor', link: 'cóndor', image: logo },
      other: { image: logo },
      notFound: 'No encontramos esa marca.',
    },
    {
      path: 'categories',
      key: 'category',
      draft: { name: 'Proteínas', link: 'https://shop.test/suplementos/proteinas/', idCategoryType: '2' },
      read: { name: 'Proteínas', link: 'proteinas', idCategoryType: 2, categoryType: 'Accesorios' },
      other: { idCategoryType: 2 },
      notFound: 'No encontramos esa categoría.',
    },
  ])('/api/$path', ({ path, key, draft, read, other, notFound }) => {
    const add = async (name: string): Promise<number> =>
      (await office.okBody(`POST /api/${path}`, { ...draft, name, link: '' })).id;

    it('[M7-29] [M7-30] [M7-31] [M3-15] [M3-17] adds one and reads it by its id', async () => {
      const answer = await office.okBody(`POST /api/${path}`, draft);
      expect(answer).toEqual({
        id: expect.any(Number),
        [key]: { ...read, id: answer.id, deactivationDate: null, version: 1 },
      });
      expect(await office.okBody(`GET /api/${path}/id/${answer.id}`)).toEqual(answer[key]);
    });

    it('refuses a change of an old version with the current values, and one without a version never', async () => {
      const id = await add('Vieja');
      const { version } = await office.okBody(`GET /api/${path}/id/${id}`);
      await office.okBody(`PUT /api/${path}`, { id, name: 'Primera', expectedVersion: version });
      const late = await office.send(`PUT /api/${path}`, { body: { id, name: 'Segunda', expectedVersion: version } });
      expect(late).toMatchObject({
        status: 409,
        body: { current: { id, name: 'Primera', version: version + 1, deactivationDate: null } },
      });
      await office.okBody(`PUT /api/${path}`, { id, name: 'Segunda', version });
      expect(await office.okBody(`GET /api/${path}/id/${id}`)).toMatchObject({ name: 'Segunda' });
    });

    it('logs who added, changed and switched one, with old and new values', async () => {
      office.logged.length = 0;
      const id = await add('Anotada');
      await office.okBody(`PUT /api/${path}/${id}`, { name: 'Otra' });
      await office.okBody(`PUT /api/${path}/toggleStatus/${id}`);
      const by = { id: expect.any(String), name: 'Ana' };
      expect(office.logged.filter(({ msg }) => msg === 'changed')).toEqual([
        expect.objectContaining({ by, id, did: `${key} added`, to: expect.objectContaining({ name: 'Anotada' }) }),
        expect.objectContaining({ by, id, did: `${key} changed`, from: { name: 'Anotada' }, to: { name: 'Otra' } }),
        expect.objectContaining({ by, id, did: `${key} switched`, from: { active: true }, to: { active: false } }),
      ]);
    });

    it('makes the link from the name when there is none', async () => {
      const id = await add('Sin Link Propio');
      expect(await office.okBody(`GET /api/${path}/id/${id}`)).toMatchObject({ link: 'sin-link-propio' });
    });

    it.each(['body', 'query', 'address'])('[M7-29] [M7-31] changes one with the id in the %s', async (where) => {
      const id = await add(`Por ${where}`);
      const name = `Cambiada por ${where}`;
      const change = where === 'body' ? { id, name } : { name };
      const suffix = where === 'query' ? `?id=${id}` : where === 'address' ? `/${id}` : '';
      const answer = await office.okBody(`PUT /api/${path}${suffix}`, change);
      expect(answer).toMatchObject({ id, [key]: { id, name, link: `por-${where}`, ...other } });
    });

    it.each(['body', 'query', 'address'])(
      '[M7-29] [M7-31] [M4-36] toggles one with the id in the %s',
      async (where) => {
        const id = await add(`Toggle ${where}`);
        const suffix = where === 'query' ? `?id=${id}` : where === 'address' ? `/${id}` : '';
        const toggle = () =>
          office.okBody(`PUT /api/${path}/toggleStatus${suffix}`, where === 'body' ? { id } : undefined);
        expect((await toggle())[key].deactivationDate).toEqual(date);
        expect((await toggle())[key].deactivationDate).toBeNull();
      },
    );

    it('[M2.8-12] [M4-36] makes one what `active` says, and changes nothing where it is so', async () => {
      const id = await add('Decidida');
      const make = async (active: boolean) =>
        (await office.okBody(`PUT /api/${path}/toggleStatus`, { id, active }))[key];
      expect(await make(true)).toMatchObject({ deactivationDate: null, version: 1 });
      office.logged.length = 0;
      const off = await make(false);
      expect(off).toMatchObject({ deactivationDate: date, version: 2 });
      expect(await make(false)).toEqual(off);
      expect(office.logged.filter(({ msg }) => msg === 'changed')).toHaveLength(1);
      expect(await make(true)).toMatchObject({ deactivationDate: null, version: 3 });
    });

    it('toggles none of an old version', async () => {
      const id = await add('Vieja al alternar');
      await office.okBody(`PUT /api/${path}/toggleStatus`, { id, expectedVersion: 1 });
      const late = await office.send(`PUT /api/${path}/toggleStatus`, { body: { id, expectedVersion: 1 } });
      expect(late).toMatchObject({ status: 409, body: { current: { id, version: 2, deactivationDate: date } } });
      expect(await office.okBody(`GET /api/${path}/id/${id}`)).toMatchObject({ version: 2, deactivationDate: date });
      await office.okBody(`PUT /api/${path}/toggleStatus`, { id, version: 1 });
    });

    it('[M7-28] [M7-30] lists {data, totalResults, hasMore}, found by name, active or not', async () => {
      const id = await add('Ñandú Único');
      await office.okBody(`PUT /api/${path}/toggleStatus`, { id });
      const list = async (query: string) => {
        const { data, ...rest } = await office.okBody(`GET /api/${path}${query}`);
        return { names: data.map(({ name }: Named) => name), ...rest };
      };
      expect(await list('?name=nandu%20UNICO')).toEqual({ names: ['Ñandú Único'], totalResults: 1, hasMore: false });
      expect(await list('?name=nandu&active=S')).toMatchObject({ totalResults: 0 });
      expect(await list('?name=nandu&active=N')).toMatchObject({ totalResults: 1 });
      const all = await list('');
      expect(all.names).toHaveLength(all.totalResults);
      expect(await list('?page=1&pageSize=2')).toEqual({
        names: all.names.slice(0, 2),
        totalResults: all.totalResults,
        hasMore: true,
      });
      expect(await list('?page=2&pageSize=2')).toMatchObject({ names: all.names.slice(2, 4) });
    });

    it('stores the name without invisible characters', async () => {
      const id = await add('\u202eCon\u00ad nombre\u200b');
      expect(await office.okBody(`GET /api/${path}/id/${id}`)).toMatchObject({ name: 'Con nombre' });
      await office.okBody(`PUT /api/${path}`, { id, name: 'Con otro\u2060 nombre' });
      expect(await office.okBody(`GET /api/${path}/id/${id}`)).toMatchObject({ name: 'Con otro nombre' });
    });

    it('refuses a link that another one has', async () => {
      await add('Tomado');
      expect(await office.failure(`POST /api/${path}`, { ...draft, name: 'TOMADO', link: '' })).toMatchObject({
        status: 409,
        fields: { link: 'Ese link ya está en uso.' },
      });
    });

    it.each([
      [{ name: '' }, { name: 'Falta el nombre.' }],
      [{ name: '\u200b\u3164' }, { name: 'El nombre no es válido.' }],
      [{ name: 'x'.repeat(61) }, { name: 'El nombre no es válido: como máximo 60 caracteres.' }],
      [{ link: '..' }, { link: 'El link no es válido.' }],
      [{ link: 'a\u0000' }, { link: 'El link no es válido.' }],
    ])('refuses %j', async (change, fields) => {
      expect(await office.failure(`POST /api/${path}`, { ...draft, ...change })).toMatchObject({ status: 400, fields });
    });

    it('[M4-36] answers 404 for unknown ids', async () => {
      const expected = { status: 404, error: notFound };
      expect(await office.failure(`GET /api/${path}/id/4000`)).toMatchObject(expected);
      expect(await office.failure(`PUT /api/${path}`, { id: 4000, name: 'X' })).toMatchObject(expected);
      expect(await office.failure(`PUT /api/${path}/toggleStatus`, { id: 4000 })).toMatchObject(expected);
    });
  });

  it('POST /api/brands takes the first of several images', async () => {
    const { brand } = await office.okBody('POST /api/brands', {
      name: 'Listada',
      image: [logo, `/images/${'b'.repeat(32)}.webp`],
    });
    expect(brand).toMatchObject({ image: logo });
    expect((await office.okBody('PUT /api/brands', { id: brand.id, image: [] })).brand).toMatchObject({ image: '' });
  });

  it('[M7-31] [M3-16] GET /api/categoriesTypes lists the types', async () => {
    expect(await office.okBody('GET /api/categoriesTypes')).toEqual([
      { id: 1, name: 'Suplementos' },
      { id: 2, name: 'Accesorios' },
      { id: 3, name: 'Combos' },
    ]);
  });

  it('POST /api/categories refuses a type that is not there', async () => {
    const category = { name: 'De nada', idCategoryType: 77 };
    expect(await office.failure('POST /api/categories', category)).toMatchObject({ status: 400 });
    expect(await office.failure('POST /api/categories', { name: 'De nada' })).toMatchObject({
      status: 400,
      error: 'Falta el tipo de categoría.',
    });
  });
});
