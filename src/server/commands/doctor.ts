import { join } from 'node:path';
import { diskStore } from '#adapters/images/disk-store.ts';
import { s3Store } from '#adapters/images/s3-store.ts';
import { type Config, readConfig } from '../config.ts';
import { checkBackups, checkEmbedded, checkFolder } from '../doctor/check-data.ts';
import { checkImageBucket, checkMailServer, checkPublicAddress } from '../doctor/check-outside.ts';
import { checkShop } from '../doctor/check-shop.ts';
import { type Finding, findingsOn } from '../doctor/finding.ts';
import { exitWithStartError } from '../start-error.ts';
import { parseCommandLine } from './command-line.ts';

const USAGE = `Checks settings, data and what the shop depends on, and changes nothing.

  npm run doctor

One line each: ok, warning or problem. The exit code is 1 when there is a problem.
`;

const STATUS_WIDTH = 'problem'.length;
const SUBJECT_WIDTH = 'data folder'.length;

await run().catch(exitWithStartError);

async function run(): Promise<void> {
  parseCommandLine(USAGE, {});
  const settings = readConfig(process.env);
  const { ok, warning, problem } = findingsOn('settings');
  print(settings.warnings.map(warning));
  if (settings.ok) {
    print([ok('all are valid')]);
    for (const check of checksFor(settings.config)) print(await check());
  } else print(settings.problems.map(problem));
}

function checksFor(config: Config): (() => Promise<Finding[]>)[] {
  const images = config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'images'));
  const isFolderUsed = !(config.databaseUrl && config.s3);
  return [
    ...(isFolderUsed ? [() => checkFolder(config)] : []),
    ...(config.databaseUrl ? [] : [() => checkEmbedded(config), () => checkBackups(config, Date.now())]),
    () => checkImageBucket(config),
    () => checkShop(config, images),
    () => checkMailServer(config),
    () => checkPublicAddress(config),
  ];
}

function print(findings: readonly Finding[]): void {
  for (const { status, subject, text } of findings) {
    process.stdout.write(
      `${status.padEnd(STATUS_WIDTH)}  ${subject.padEnd(SUBJECT_WIDTH)}  ${text.replaceAll(/\s+/g, ' ')}\n`,
    );
    if (status === 'problem') process.exitCode = 1;
  }
}
