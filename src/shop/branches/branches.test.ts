import { expect, it } from 'vitest';
import { fromWireBusiness } from '#contract/shop/business.ts';
import { branchJsonLd, listBranches, townAndProvince } from './branches.ts';

const business = fromWireBusiness({
  whatsappPhone: '5493572000000',
  pickupPlace1: 'Mitre 1 & 2',
  pickupPlace2: 'San Martín 5',
  pickupPlace3: 'Colón 3',
  branch3Phone: '5493510000000',
  branch3Hours: 'Lunes a viernes de 9 a 18',
  branch3Map: 'https://www.google.com/maps/embed?pb=1',
});

it('[M2.1-18] [M3-21] two are in Oncativo and one in Córdoba, with the data that the seller has filled in', () => {
  const [first, second, third] = listBranches(business);
  expect(first).toMatchObject({ town: 'Oncativo', address: 'Mitre 1 & 2', phone: '5493572000000' });
  expect(first?.map).toBe(
    'https://www.google.com/maps?q=Mitre%201%20%26%202%2C%20Oncativo%2C%20C%C3%B3rdoba%2C%20Argentina&output=embed',
  );
  expect(second).toMatchObject({ name: 'Drugstore Oncativo', town: 'Oncativo' });
  expect(third).toMatchObject({
    town: 'Córdoba',
    phone: '5493510000000',
    hours: 'Lunes a viernes de 9 a 18',
    map: 'https://www.google.com/maps/embed?pb=1',
  });
});

it('the capital is named once', () => {
  expect(['Oncativo', 'Córdoba'].map(townAndProvince)).toEqual(['Oncativo, Córdoba', 'Córdoba']);
});

it('a branch without an address is not shown', () => {
  expect(listBranches({ ...business, pickupPlace2: ' ' }).map(({ name }) => name)).toEqual([
    'Local Oncativo',
    'Sucursal Córdoba',
  ]);
});

it('each is a schema.org Store with address and phone', () => {
  const [, , third] = listBranches(business);
  expect(third && branchJsonLd(third, 'https://tienda.example')).toMatchObject({
    '@type': 'Store',
    telephone: '+5493510000000',
    address: { streetAddress: 'Colón 3', addressLocality: 'Córdoba', addressCountry: 'AR' },
  });
});
