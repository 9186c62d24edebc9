import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run test:firebase`: needs the Auth emulator, which is installed outside of the project. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.emulator.ts',
  globalSetup: './start-emulator.ts',
  outputDir: '../../test-results',
  projects: [{ name: 'firebase', use: { viewport: { width: 1280, height: 800 } } }],
});
