import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { RouterContextProvider } from 'react-router';
import { embeddedIdentity } from '#adapters/identity/embedded-identity.ts';
import { diskStore } from '#adapters/images/disk-store.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { createApp } from '#server/app.ts';
import { listen } from '#server/listen.ts';
import { builtPages, type ShopBuild } from '#server/pages/page-build.ts';
import { visit } from '../../test/browser/visit.ts';
import { test as base, expect } from '../support/fixtures.ts';

const INJECTED = '<script>window.injected = true</script><img src="/favicon.svg" onload="window.injected = true">';

/** The shop with a hole: every page has a script that somebody got into it. */
const test = base.extend<object, { injectedShop: string }>({
  injectedShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'injected-'));
      const database = await openDatabase({ file: join(folder, 'shop.db') });
      await migrate(database);
      const { build } = await builtPages();
      const injected = withInjection(await build());
      const app = createApp({
        database,
        identity: embeddedIdentity({ database, secret: 'only for tests '.repeat(4), publicUrl: 'http://localhost' }),
        images: diskStore(join(folder, 'images')),
        isProxy: () => false,
        log: pino({ level: 'silent' }),
        build: async () => injected,
        production: true,
      });
      const server = createServer(app);
      const port = await listen(server, { port: 0, host: '127.0.0.1' });
      await use(`http://127.0.0.1:${port}`);
      server.closeAllConnections();
      server.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ injectedShop }, use) => use(injectedShop),
});

function withInjection(build: ShopBuild): ShopBuild {
  const { module } = build.entry;
  const handleRequest: typeof module.default = async (request, status, headers, entry, context) => {
    const response = await module.default(request, status, headers, entry, context);
    if (context instanceof RouterContextProvider) {
      const page = context.get(module.renderedPageContext);
      page.html = page.html.map((part) => part.replace('</body>', () => `${INJECTED}</body>`));
    }
    return response;
  };
  return { ...build, entry: { ...build.entry, module: { ...module, default: handleRequest } } };
}

test.use({ expectedProblems: [/content security policy/i] });

test('an injected script stays dead, the scripts of the page run', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('content security policy: ')) refused.push(message.text());
  });
  const response = await page.request.get(pages.contact);
  expect(await response.text()).toContain(INJECTED);
  await visit(page, pages.contact);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Por favor, ingresa tu nombre.'), 'the page is hydrated').toBeVisible();
  expect(await page.evaluate('window.injected')).toBe(undefined);
  expect(refused.toSorted()).toEqual([
    'content security policy: script-src-attr inline',
    'content security policy: script-src-elem inline',
  ]);
});
