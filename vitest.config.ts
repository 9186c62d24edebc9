import { defineConfig } from 'vitest/config';

/** Tests that are handed real databases; a PostgreSQL is started for them, and only for them. */
const withDatabases = ['src/{api,data,demo,server,use-cases}/**/*.test.ts', '{test,torture}/**/*.test.ts'];

/** Files share their worker, so that what they import is loaded once: no test may leave anything behind. */
const shared = { pool: 'threads', isolate: false, testTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    // By default one core is left alone, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,scripts,bench,tools}/**/*.test.{ts,tsx}'],
          exclude: withDatabases,
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: withDatabases,
          globalSetup: ['test/setup/scratch-folder.ts', 'test/setup/postgres.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
