import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { hasErrorCode } from '#adapters/object-store/atomic-file.ts';
import { type Config, readConfig } from '../config.ts';
import { backupPlace } from '../settings/setting-formats.ts';
import { StartError } from '../start-error.ts';
import { OTHERS } from '../startup/open-to-others.ts';

/** The values of a command's options. Prints the usage and exits for --help. Throws StartError for unknown options. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  prepareProcess(usage);
  return withStartErrors(() => parseArgs({ options, strict: true }).values);
}

/** The same for a command with one argument beside its options, which is undefined when it is missing. */
export function parseCommandArgument<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  prepareProcess(usage);
  const { values, positionals } = withStartErrors(() => parseArgs({ options, strict: true, allowPositionals: true }));
  return { values, argument: positionals.length === 1 ? positionals[0] : undefined };
}

/** Prints the usage where it is asked for. What the command writes is closed to other users, as what the server writes. */
function prepareProcess(usage: string): void {
  process.umask(OTHERS);
  // Who reads the output may stop reading, as `head` does; the work goes on.
  process.stdout.on('error', (error) => {
    if (!hasErrorCode(error, 'EPIPE')) throw error;
  });
  if (!process.argv.slice(2).some((option) => option === '--help' || option === '-h')) return;
  process.stdout.write(usage);
  process.exit(0);
}

function withStartErrors<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    const text = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new StartError(`${text}; --help shows all options.`, { cause: error });
  }
}

/** What is written of a place for backups; undefined for none. Throws StartError. */
export function parseBackupPlace(text: string, { option, config }: { option: string; config: Config }) {
  const { data: place } = backupPlace.safeParse(text);
  if (place === undefined) throw new StartError(`${option} must be a folder or s3://bucket/folder, not «${text}».`);
  if (place === 'none') return undefined;
  const { accessKeyId, secretAccessKey } = config.s3Service;
  if ('bucket' in place && (accessKeyId === '' || secretAccessKey === ''))
    throw new StartError(`S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is missing: ${text} needs both.`);
  return place;
}

/** Throws StartError with every problem. */
export function readSettings(): Config {
  const settings = readConfig(process.env);
  if (settings.ok) return settings.config;
  throw new StartError(`The settings are not right: ${settings.problems.join('; ')}.`);
}
