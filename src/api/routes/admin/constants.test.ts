import { beforeAll, describe, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';

type Constant = { id: number; name: string; nombre: string; value: string; version: number };

eachDatabase((_kind, open) => {
  let office: AdminApi;
  let constants: Constant[];

  beforeAll(async () => {
    office = await openAdminApi(await open());
    constants = await office.okBody('GET /api/constants');
  });

  const idOf = (name: string) => constants.find((constant) => constant.name === name)?.id ?? 0;

  it('refuses a change of an old version with the current value', async () => {
    const slogan = constants.find(({ name }) => name === 'slogan');
    const change = (value: string) => ({ id: slogan?.id, value, expectedVersion: slogan?.version });
    await office.okBody('PUT /api/constants', change('Primero'));
    expect(await office.send('PUT /api/constants', { body: change('Segundo') })).toMatchObject({
      status: 409,
      body: { current: { name: 'slogan', value: 'Primero', version: 2 } },
    });
  });

  it('knows when a value was set, and the public does not know what a dollar costs', async () => {
    const before = Math.floor(Date.now() / 1000);
    await office.okBody('PUT /api/constants', { id: idOf('dollarRate'), value: '1.450,50' });
    const changed: (Constant & { changeDate: { _seconds: number } })[] = await office.okBody('GET /api/constants');
    const rate = changed.find(({ name }) => name === 'dollarRate');
    expect(rate?.value).toBe('1.450,50');
    expect(rate?.changeDate._seconds).toBeGreaterThanOrEqual(before);
    expect(JSON.stringify(await office.read('/api/constants/business'))).not.toMatch(/dollar|1\.450/i);
  });

  it('[M7-34] [M3-20] GET /api/constants lists name, label and value', () => {
    expect(constants).toContainEqual({
      id: expect.any(Number),
      name: 'shippingCost',
      nombre: 'Costo de envío',
      value: '0',
      version: 1,
      changeDate: null,
    });
  });

  describe('PUT /api/constants', () => {
    it.each([
      ['id and value', () => office.okBody('PUT /api/constants', { id: idOf('shippingCost'), value: '1.500' })],
      ['a number', () => office.okBody('PUT /api/constants', { id: idOf('shippingCost'), value: 1500 })],
      [
        'the constant beside the id',
        () => office.okBody('PUT /api/constants', { id: idOf('shippingCost'), constant: '1500' }),
      ],
      [
        'the constant whole',
        () => office.okBody('PUT /api/constants', { id: idOf('shippingCost'), constant: { name: 'x', value: '1500' } }),
      ],
      [
        'itself',
        () => office.okBody('PUT /api/constants', { ...constants[0], id: idOf('shippingCost'), value: '1500' }),
      ],
      ['the id in the query', () => office.okBody(`PUT /api/constants?id=${idOf('shippingCost')}`, { value: '1500' })],
      [
        'the id in the address',
        () => office.okBody(`PUT /api/constants/${idOf('shippingCost')}`, { constant: { value: '1500' } }),
      ],
    ])('[M7-34] [M9-9] sets a value, given %s', async (_how, change) => {
      await office.okBody('PUT /api/constants', { id: idOf('shippingCost'), value: '0' });
      expect(await change()).toMatchObject({ constant: { name: 'shippingCost', nombre: 'Costo de envío' } });
      expect(await office.read('/api/constants/shippingCost')).toEqual({ value: 1500 });
    });

    it.each([
      ['shippingCost', 'gratis', 'El valor tiene que ser un importe, como 1.500 o 0.'],
      ['whatsappPhone', 'javascript:alert(1)', 'El valor tiene que ser un teléfono: solo números, con 549.'],
      ['instagram', 'javascript:alert(1)', 'El valor tiene que ser una dirección que empiece con https://.'],
      ['email', 'nadie', 'El valor tiene que ser un correo electrónico.'],
      ['slogan', 'x'.repeat(501), 'El valor no es válido: como máximo 500 caracteres.'],
      ['slogan', 'a\u0000b', 'El valor no es válido.'],
      ['slogan', 'a\nb', 'El valor no es válido.'],
      ['transferDiscount', '100', 'El valor tiene que ser un porcentaje de 0 a 99, como 10 o 7,5.'],
    ])('refuses %s to be «%s»', async (name, value, error) => {
      expect(await office.failure('PUT /api/constants', { id: idOf(name), value })).toEqual({
        status: 400,
        error,
        fields: { value: error },
      });
      expect(await office.okBody('GET /api/constants')).toContainEqual(
        expect.objectContaining({ name, value: expect.not.stringContaining('alert') }),
      );
    });

    it('refuses without a value, without an id and for an unknown id', async () => {
      expect(await office.failure('PUT /api/constants', { id: 1 })).toMatchObject({ error: 'Falta el valor.' });
      expect(await office.failure('PUT /api/constants', { value: '1' })).toMatchObject({ error: 'Falta el id.' });
      expect(await office.failure('PUT /api/constants', { id: 999, value: '1' })).toMatchObject({
        status: 404,
        error: 'No encontramos esa constante.',
      });
    });

    it('writes down the change, but no address or phone', async () => {
      office.logged.length = 0;
      await office.okBody('PUT /api/constants', { id: idOf('slogan'), value: 'Más fuerte' });
      await office.okBody('PUT /api/constants', { id: idOf('whatsappPhone'), value: '5493511234567' });
      await office.okBody('PUT /api/constants', { id: idOf('pickupPlace1'), value: 'Calle Falsa 123' });
      expect(office.logged).toMatchObject([
        { by: { name: 'Ana' }, from: { name: 'slogan' }, to: { name: 'slogan', value: 'Más fuerte' } },
        { to: { name: 'whatsappPhone' } },
        { to: { name: 'pickupPlace1' } },
      ]);
      expect(JSON.stringify(office.logged)).not.toMatch(/5493511234567|Falsa/);
    });
  });
});
