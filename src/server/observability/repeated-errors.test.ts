import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countRepeatedErrors } from './repeated-errors.ts';

const WINDOW_MS = 1000;

let lines: { level: number; msg: string; repeated?: number; path?: string }[] = [];

const openLog = () =>
  pino(
    { base: null, hooks: countRepeatedErrors(WINDOW_MS) },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

it('prints a thousand equal errors as the first and the last of them with their number', () => {
  const log = openLog();
  for (let request = 1; request <= 1000; request += 1)
    log.error({ err: new Error('no database'), path: `/${request}` }, 'request failed');
  expect(lines).toEqual([expect.objectContaining({ msg: 'request failed', path: '/1' })]);
  vi.advanceTimersByTime(WINDOW_MS);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({ level: 50, msg: 'request failed', path: '/1000', repeated: 999 });
});

it('prints an error again after the window, and one that stayed alone only once', () => {
  const log = openLog();
  log.warn('slow');
  vi.advanceTimersByTime(WINDOW_MS);
  log.warn('slow');
  log.warn('slow');
  vi.advanceTimersByTime(WINDOW_MS);
  expect(lines.map(({ msg, repeated }) => [msg, repeated])).toEqual([
    ['slow', undefined],
    ['slow', undefined],
    ['slow', 1],
  ]);
});

it('tells errors apart by message, error and level, and counts no other line', () => {
  const log = openLog();
  for (let time = 0; time < 2; time += 1) {
    log.error({ err: new Error('one') }, 'failed');
    log.error({ err: new Error('two') }, 'failed');
    log.error('failed');
    log.warn('failed');
    log.info('sold');
  }
  expect(lines.map(({ msg }) => msg)).toEqual(['failed', 'failed', 'failed', 'failed', 'sold', 'sold']);
});
