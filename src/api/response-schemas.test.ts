import { pino } from 'pino';
import { expect, it } from 'vitest';
import { responseSchemas } from '#contract/validation/response-schemas.ts';
import { openApi } from '../../test/api/open-api.ts';
import { eachDatabase } from '../../test/databases/each-database.ts';
import { createApi } from './app.ts';

eachDatabase((_kind, open) => {
  it('the client validates each response by the schema that the API documents for it', async () => {
    const database = await open();
    const { images, identity } = await openApi(database);
    const app = createApi({ database, identity, images, log: pino({ level: 'silent' }), isProxy: () => false });
    const documented = new Map<string, unknown>();
    for (const definition of app.openAPIRegistry.definitions) {
      if (definition.type !== 'route') continue;
      const { method, path, responses } = definition.route;
      const success = responses?.[200];
      const content = success && 'content' in success ? success.content?.['application/json'] : undefined;
      const call = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      documented.set(call, content && 'schema' in content ? content.schema : undefined);
    }
    for (const [path, methods] of Object.entries(responseSchemas)) {
      for (const [method, schema] of Object.entries(methods)) {
        expect(documented.get(`${method} ${path}`) === schema, `${method} ${path}`).toBe(true);
      }
    }
  });
});
