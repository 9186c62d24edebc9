import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Formats of settings. Their messages go on after the name of the setting: «PORT must be a number from …». */

const PORT_RANGE = 'must be a number from 0 to 65535';

export const zeroOrOne = z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1');
export const port = z.coerce.number(PORT_RANGE).int(PORT_RANGE).min(0, PORT_RANGE).max(65_535, PORT_RANGE);
const MAX_WORKERS = 64;
const WORKERS = `must be auto or a whole number from 1 to ${MAX_WORKERS}`;
/** `auto`: one for each core. */
export const workerCount = z
  .string()
  .transform((text) => (text === 'auto' ? availableParallelism() : Number(text)))
  .pipe(z.number(WORKERS).int(WORKERS).min(1, WORKERS).max(MAX_WORKERS, WORKERS));
const RETENTION_MONTHS = 'must be a whole number from 1 to 120';
export const retentionMonths = z.coerce
  .number(RETENTION_MONTHS)
  .int(RETENTION_MONTHS)
  .min(1, RETENTION_MONTHS)
  .max(120, RETENTION_MONTHS);
export const fraction = z.coerce
  .number('must be a number from 0 to 1')
  .min(0, 'must be at least 0')
  .max(1, 'must be at most 1');
export const nonEmptyText = z.string().trim().min(1, 'must not be blank');
export const emailAddress = z.email('must be an e-mail address');
export const emailAddresses = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().toLowerCase()))
  .pipe(z.array(z.email('must be e-mail addresses, separated by commas')));
export const projectId = z.string().regex(/^[a-z][a-z0-9-]+$/, 'must be the id of a Firebase project');
export const hostAndPort = z.string().regex(/^[\w.-]+:\d{1,5}$/, 'must look like 127.0.0.1:9099');
export const newPassword = z
  .string()
  .min(8, 'must have at least 8 characters')
  .max(200, 'must have at most 200 characters');

export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, `must be one of ${names.join(', ')}`);

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});

/** The shop cannot be below a path. */
export const shopAddress = webAddress.refine(isBare, 'must be scheme and host alone, such as https://tienda.example');

export const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host/database',
});

export const mailServerAddress = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address such as smtps://user:password@host',
});

const NETWORKS = 'must be addresses or networks such as 10.0.0.0/8, separated by commas';

export const proxies = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], NETWORKS)));

export const bucket = z
  .string()
  .regex(
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w-][\w.-]*)*\/?$/,
    'must look like s3://bucket or s3://bucket/folder',
  )
  .transform((text) => {
    const [name = '', ...folders] = text.slice('s3://'.length).split('/').filter(Boolean);
    return { bucket: name, prefix: folders.map((folder) => `${folder}/`).join('') };
  });

const HOUR = 'must be an hour from 0 to 23';
export const hourOfDay = z.coerce.number(HOUR).int(HOUR).min(0, HOUR).max(23, HOUR);
const RETENTION_COUNT = 'must be a whole number from 0 to 1000';
export const retentionCount = z.coerce
  .number(RETENTION_COUNT)
  .int(RETENTION_COUNT)
  .min(0, RETENTION_COUNT)
  .max(1000, RETENTION_COUNT);

const folder = z
  .string()
  .trim()
  .regex(/^(?!s3:)./)
  .transform((path) => ({ folder: resolve(path) }));

/** A relative folder starts at the working directory. */
export const backupPlace = z.union([z.literal('none'), bucket, folder], 'must be none, a folder or s3://bucket/folder');

export type BackupPlace = z.output<typeof backupPlace>;

/** Whether a host and port is of this machine. */
export function isLoopback(address: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}):/.test(address);
}

function isBare(address: string): boolean {
  // Refinements run on values of a wrong format, too.
  if (!URL.canParse(address)) return true;
  const { pathname, search, hash, username } = new URL(address);
  return pathname === '/' && search === '' && hash === '' && username === '';
}
