import type { LogFn, Logger, LoggerOptions } from 'pino';

/** pino's level of warnings. */
const WARN = 40;
/** More kinds at once are printed each time. */
const MAX_KINDS = 1000;

type Inputs = Parameters<LogFn>;

/**
 * A pino hook that prints warnings and errors of one kind once per window of time; at its end the last of the others is
 * printed with their number as `repeated`. A fault that fails every request would fill the disk otherwise.
 */
export function countRepeatedErrors(windowMs: number): NonNullable<LoggerOptions['hooks']> {
  const windows = new Map<string, { repeated: number; last: Inputs }>();

  function open(kind: string, log: Logger, print: LogFn): void {
    windows.set(kind, { repeated: 0, last: [''] });
    setTimeout(() => {
      const window = windows.get(kind);
      windows.delete(kind);
      if (!window || window.repeated === 0) return;
      const { last, repeated } = window;
      const [first, ...rest] = last;
      print.apply(
        log,
        typeof first === 'object' ? [{ ...first, repeated }, ...rest] : [{ repeated }, String(first), ...rest],
      );
    }, windowMs).unref();
  }

  return {
    logMethod(inputs, print, level) {
      const kind = level < WARN ? undefined : kindOf(inputs, level);
      const window = kind === undefined ? undefined : windows.get(kind);
      if (window) {
        window.repeated += 1;
        window.last = inputs;
        return;
      }
      print.apply(this, inputs);
      if (kind !== undefined && windows.size < MAX_KINDS) open(kind, this, print);
    },
  };
}

/** The message with the error's text; other fields differ from one request to the next. */
function kindOf([first, message]: Inputs, level: number): string {
  if (typeof first !== 'object' || first === null) return `${level} ${first}`;
  const error = 'err' in first ? String(first.err) : '';
  return `${level} ${message} ${error}`;
}
