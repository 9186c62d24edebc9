import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** One JSON line per event on standard output. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  return pino({ level: logLevel, base: null });
}
