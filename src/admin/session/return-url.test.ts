import { expect, it } from 'vitest';
import { parseReturnUrl, signInUrl } from './return-url.ts';

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
])('[M2.7-8] back to %j goes to %s', (returnUrl, expected) => {
  expect(parseReturnUrl(`?${new URLSearchParams({ volver: returnUrl })}`)).toBe(expected);
});

it('[M2.7-8] the sign-in URL leads back to the page it was made for', () => {
  const from = '/admin/productos?name=proteína&active=T&page=2';
  const url = signInUrl(from);
  expect(url).toMatch(/^\/admin\/login\?volver=/);
  expect(parseReturnUrl(new URL(url, 'http://here.invalid').search)).toBe(from);
});

it('[M2.7-8] leaves out the parameter when there is no page to return to', () => {
  expect(signInUrl('/admin')).toBe('/admin/login');
  expect(signInUrl('/productos')).toBe('/admin/login');
  expect(parseReturnUrl('')).toBe('/admin');
});
