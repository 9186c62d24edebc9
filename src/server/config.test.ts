import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('opens on port 3000 with the demo catalogue when nothing is set', () => {
    expect(readConfig({})).toMatchObject({ ok: true, config: { port: 3000, dataDir: './data', demo: true } });
  });

  it('leaves the demo catalogue out on PostgreSQL unless asked', () => {
    const DATABASE_URL = 'postgres://shop@localhost/shop';
    expect(readConfig({ DATABASE_URL })).toMatchObject({ config: { databaseUrl: DATABASE_URL, demo: false } });
    expect(readConfig({ DATABASE_URL, DEMO: '1' })).toMatchObject({ config: { demo: true } });
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DEMO: '' })).toMatchObject({ ok: true, config: { port: 3000, demo: true } });
  });

  it('tells every problem at once, each with the name of its variable', () => {
    const read = readConfig({
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      DEMO: 'yes',
      PUBLIC_URL: 'shop',
      LOG_LEVEL: 'loud',
    });
    expect(read.ok).toBe(false);
    const problems = read.ok ? [] : read.problems.map((problem) => problem.split(':')[0]);
    expect(problems.toSorted()).toEqual(['DATABASE_URL', 'DEMO', 'LOG_LEVEL', 'PORT', 'PUBLIC_URL']);
  });
});
