import { describe, expect, it } from 'vitest';
import { constantKind, isValidConstant } from './constant-value.ts';

describe('isValidConstant', () => {
  it.each([
    ['shippingCost', ['0', '1500', '1.500', '$ 2.300,50'], ['', 'gratis', '-5', '1.2.3']],
    ['whatsappPhone', ['', '5493572000000'], ['+54 9 3572', '123', 'javascript:0', '5493572000000\n']],
    ['email', ['', 'hola@tienda.com.ar'], ['hola', 'hola@tienda', 'a@b.c\nBcc: x@y.zz']],
    [
      'instagram',
      ['', 'https://www.instagram.com/tienda'],
      ['javascript:alert(1)', 'http://a.b', 'https://', 'https://a"b'],
    ],
    ['facebook', ['https://www.facebook.com/'], ['www.facebook.com', 'data:text/html,x']],
    ['branch1Phone', ['', '5493572000000'], ['+54 9 3572', '123']],
    [
      'publicOrigin',
      ['', 'https://tienda.example', 'http://192.168.0.5:3000', 'http://[::1]:3000'],
      ['tienda.example', 'https://tienda.example/', 'https://a@b.example', 'ftp://a.example', 'https://a.example\n'],
    ],
    [
      'branch3Map',
      [
        '',
        'https://www.google.com/maps/embed?pb=!1m18',
        'https://www.google.com/maps?q=Mitre%201&output=embed',
        'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
      ],
      ['https://maps.example/', 'https://www.google.com.evil.example/maps', 'http://www.google.com/maps', '<iframe>'],
    ],
    ['dollarRate', ['', '1450', '$ 1.450,50'], ['0', '-1', 'mucho', '100.001']],
    ['withdrawalButton', ['0', '1'], ['', '2', 'true']],
    ['priceWithoutTaxes', ['0', '1'], ['', 'no']],
    ['groupedPrices', ['0', '1'], ['', 'sí']],
  ])('[M3-20] holds the value of %s to what it is', (name, right, wrong) => {
    for (const value of right) expect([value, isValidConstant({ name, value })]).toEqual([value, true]);
    for (const value of wrong) expect([value, isValidConstant({ name, value })]).toEqual([value, false]);
  });

  it('lets any other constant be any text', () => {
    expect(isValidConstant({ name: 'slogan', value: '' })).toBe(true);
    expect(isValidConstant({ name: 'constructor', value: '<b>' })).toBe(true);
  });

  it('knows of no kind that comes with objects', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) expect(constantKind(name)).toBe('text');
  });
});
