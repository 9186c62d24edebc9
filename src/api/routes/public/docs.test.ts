import { beforeAll, expect, it } from 'vitest';
import { openApi } from '../../../../test/api/open-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';

type Parameter = { in: string; name: string };
type Operation = { parameters?: Parameter[]; responses: object; security?: object[]; 'x-access': string };
type Description = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
};

eachDatabase((_kind, open) => {
  let api: Awaited<ReturnType<typeof openApi>>;
  let description: Description;

  beforeAll(async () => {
    api = await openApi(await open());
    description = await api.read('/api/openapi.json');
  });

  const operations = () =>
    Object.entries(description.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ call: `${method} ${path}`, path, operation })),
    );

  it('[M1-9] describes calls of every family, sign-in and images too', () => {
    expect(description.openapi).toBe('3.1.0');
    const calls = operations().map(({ call }) => call);
    for (const call of [
      'get /api/products/{name}',
      'put /api/products/{id}/field/{field}',
      'post /api/sales',
      'put /api/constants',
      'post /api/auth/sign-in/email',
      'post /api/images',
      'get /images/{name}',
    ]) {
      expect(calls).toContain(call);
    }
  });

  it('declares every part of an address, and asks for a token where one is needed', () => {
    for (const { call, path, operation } of operations()) {
      const inPath = (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      expect([call, inPath.toSorted()]).toEqual([
        call,
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted(),
      ]);
      expect([call, (operation.security ?? []).length > 0]).toEqual([call, operation['x-access'] === 'admin']);
      expect(operation).not.toHaveProperty('middleware');
    }
  });

  it('names no schema that it does not have', () => {
    const named = [...JSON.stringify(description).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(description.components.schemas)).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  it('shows it all on a page without scripts and without anything from elsewhere', async () => {
    const response = await api.get('/api/docs');
    const page = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+='/);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page).not.toMatch(/<script|<link|<img|style=|https?:/);
    for (const { path } of operations()) expect(page).toContain(path);
  });
});
