import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** One JSON line per event on standard output. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: null });
}
