import { expect, it } from 'vitest';
import { openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';

type Constant = { id: number; name: string };

eachDatabase((_kind, open) => {
  it('GET the facts of the business: nothing that is still to be filled in, and deliveries by their price', async () => {
    const office = await openAdminApi(await open());
    const constants: Constant[] = await office.okBody('GET /api/constants');
    const set = (name: string, value: string) =>
      office.okBody('PUT /api/constants', { id: constants.find((constant) => constant.name === name)?.id, value });
    const facts = () => office.okBody('GET /api/constants/business');

    expect(await facts()).toMatchObject({
      whatsappPhone: '',
      paymentAlias: '',
      slogan: '',
      instagram: '',
      pickupPlace1: 'Local de Oncativo',
      branch1Hours: '',
      deliveryHeadline: 'Envíos gratis',
    });
    await set('whatsappPhone', '5493572000000');
    await set('shippingCost', '2500');
    expect(await facts()).toMatchObject({ whatsappPhone: '5493572000000', deliveryHeadline: 'Envíos a domicilio' });
    await set('freeShippingFrom', '50000');
    expect(await facts()).toMatchObject({ deliveryHeadline: 'Envíos gratis desde $ 50.000' });
  });
});
