import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';

/** The values of a command's options. Prints the usage and exits for --help. Throws StartError for unknown options. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  printHelp(usage);
  return withStartErrors(() => parseArgs({ options, strict: true }).values);
}

/** The same for a command with one argument beside its options, which is undefined when it is missing. */
export function parseCommandArgument<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  printHelp(usage);
  const { values, positionals } = withStartErrors(() => parseArgs({ options, strict: true, allowPositionals: true }));
  return { values, argument: positionals.length === 1 ? positionals[0] : undefined };
}

function printHelp(usage: string): void {
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

/** Throws StartError with every problem. */
export function readSettings(): Config {
  const settings = readConfig(process.env);
  if (settings.ok) return settings.config;
  throw new StartError(`The settings are not right: ${settings.problems.join('; ')}.`);
}
