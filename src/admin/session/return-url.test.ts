import { expect, it } from 'vitest';
import { returnAddress, signInAddress } from './return-url.ts';

it.each([
  ['/admin/marcas?mode=M&id=3', '/admin/marcas?mode=M&id=3'],
  ['/admin', '/admin'],
  ['/admin?x=1', '/admin?x=1'],
  ['/admin/login', '/admin'],
  ['/admin/login?volver=%2Fadmin%2Flogin', '/admin'],
  ['/administrar', '/admin'],
  ['/productos', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['/admin//evil.example', '/admin'],
  ['/admin/../productos', '/admin'],
  ['/admin\\..\\..\\evil', '/admin'],
  ['/admin/\tx', '/admin'],
  ['https://evil.example/admin', '/admin'],
  ['javascript:alert(1)', '/admin'],
  ['', '/admin'],
])('[M2.7-8] back to %j goes to %s', (given, expected) => {
  expect(returnAddress(`?${new URLSearchParams({ volver: given })}`)).toBe(expected);
});

it('[M2.7-8] the way to the sign-in screen and back leads to where one was', () => {
  const from = '/admin/productos?name=proteína&active=T&page=2';
  const address = signInAddress(from);
  expect(address).toMatch(/^\/admin\/login\?volver=/);
  expect(returnAddress(new URL(address, 'http://here.invalid').search)).toBe(from);
});

it('[M2.7-8] says nothing where there is nothing to go back to', () => {
  expect(signInAddress('/admin')).toBe('/admin/login');
  expect(signInAddress('/productos')).toBe('/admin/login');
  expect(returnAddress('')).toBe('/admin');
});
