import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { countRepeatedErrors } from './repeated-errors.ts';

const REPEATED_ERRORS_WINDOW_MS = 10_000;

/** One JSON line per event on standard output. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: null, hooks: countRepeatedErrors(REPEATED_ERRORS_WINDOW_MS) });
}
