import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const named = process.env.CHROMIUM_PATH;
const debian = '/usr/bin/chromium';
const executablePath = named || (existsSync(debian) ? debian : undefined);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-shop.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
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
