import { defineConfig } from 'vitest/config';

/** Tests that are handed real databases; a PostgreSQL is started for them, and only for them. */
const withDatabases = ['src/{api,data,demo,server,use-cases}/**/*.test.ts', '{test,torture}/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: withDatabases,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: withDatabases,
          globalSetup: 'test/postgres-server.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
