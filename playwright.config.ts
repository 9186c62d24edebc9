import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The first of these that exists; without one, Playwright's own browser. */
const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = candidates.find((path) => path && existsSync(path));

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/start-shop.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  // Long waits only delay a failure; machines that run tests may stand still for seconds.
  expect: { timeout: 30_000 },
  use: {
    locale: 'es-AR',
    // A service worker would bypass the routes that tests intercept; only the tests of the worker itself allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    timezoneId: 'America/Argentina/Cordoba',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing leaves this machine. A route for all requests would do the same but disables the HTTP cache.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    // A test that runs in one of them alone has its name as a tag.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    // No browser, but the real server.
    { name: 'torture', testDir: 'torture', testMatch: '**/*.e2e.ts' },
  ],
});
