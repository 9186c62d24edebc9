import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Without one of these Playwright's own is used. */
const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = places.find((place) => place && existsSync(place));

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/start-shop.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'es-AR',
    // What tests intercept must not pass by in a worker; the tests of the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
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
        // Nothing leaves this machine. Not by a route: that would pass every request through the test, and keep no file.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    // A test that is only for one of them says so by its tag.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
});
