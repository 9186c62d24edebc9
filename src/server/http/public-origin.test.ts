import { expect, it } from 'vitest';
import { publicOrigin } from './public-origin.ts';

it('is that of PUBLIC_URL, whatever host a request came to', () => {
  const origin = publicOrigin('https://tienda.example/');
  expect(origin.forUrl('http://10.0.0.7:3000/productos')).toBe('https://tienda.example');
});

it('is that of the request without a PUBLIC_URL', () => {
  expect(publicOrigin().forUrl('http://localhost:3000/productos')).toBe('http://localhost:3000');
});
