import { join, resolve } from 'node:path';
import { z } from 'zod';
import { projectPath } from './project-folder.ts';
import {
  backupPlace,
  bucket,
  emailAddress,
  emailAddresses,
  fraction,
  hostAndPort,
  hourOfDay,
  isLoopback,
  mailServerAddress,
  newPassword,
  nonEmptyText,
  oneOf,
  port,
  postgresAddress,
  projectId,
  proxies,
  retentionCount,
  retentionMonths,
  shopAddress,
  webAddress,
  workerCount,
  zeroOrOne,
} from './settings/setting-formats.ts';
import { missingSettings, wrongSettings } from './settings/setting-problems.ts';
import { settingWarnings } from './settings/setting-warnings.ts';

const settings = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: nonEmptyText.default('0.0.0.0'),
  WORKERS: workerCount.default(1),
  DATA_DIR: nonEmptyText.transform((folder) => resolve(folder)).default(projectPath('data')),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_REPLICA_URL: postgresAddress.optional(),
  TRUSTED_PROXIES: proxies.optional(),
  PUBLIC_URL: shopAddress.optional(),
  IMAGES_URL: bucket.optional(),
  BACKUP_TO: backupPlace.optional(),
  BACKUP_HOUR: hourOfDay.default(4),
  BACKUP_KEEP_DAYS: retentionCount.default(7),
  BACKUP_KEEP_WEEKS: retentionCount.default(4),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: nonEmptyText.default('us-east-1'),
  S3_ACCESS_KEY_ID: nonEmptyText.default(''),
  S3_SECRET_ACCESS_KEY: nonEmptyText.default(''),
  SMTP_URL: mailServerAddress.optional(),
  MAIL_FROM: emailAddress.optional(),
  EMAIL_SERVICE_URL: webAddress.optional(),
  EMAIL_SERVICE_ID: nonEmptyText.default(''),
  EMAIL_TEMPLATE_ID: nonEmptyText.default(''),
  EMAIL_USER_ID: nonEmptyText.default(''),
  IDENTITY: oneOf(['embedded', 'firebase']).default('embedded'),
  FIREBASE_PROJECT_ID: projectId.default(''),
  FIREBASE_API_KEY: nonEmptyText.default(''),
  FIREBASE_ADMINISTRATORS: emailAddresses.default([]),
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort.optional(),
  SHOP_ID: nonEmptyText.optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: newPassword.optional(),
  ADMIN_NAME: nonEmptyText.default('Administración'),
  CONTACT_RETENTION_MONTHS: retentionMonths.default(12),
  DEMO: zeroOrOne.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: nonEmptyText.default('127.0.0.1'),
  REQUEST_LOG: fraction.default(0),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

const safeSettings = settings.refine(
  ({ NODE_ENV, FIREBASE_AUTH_EMULATOR_HOST: emulator }) =>
    NODE_ENV === 'development' || emulator === undefined || isLoopback(emulator),
  { path: ['FIREBASE_AUTH_EMULATOR_HOST'], error: 'must be on this machine, because it lets anybody in' },
);

const checkedSettings = safeSettings.refine(
  ({ PORT, METRICS_PORT }) => METRICS_PORT === undefined || METRICS_PORT === 0 || METRICS_PORT !== PORT,
  { path: ['METRICS_PORT'], error: 'must be another one than PORT' },
);

const environment = checkedSettings.transform((env) => ({
  production: env.NODE_ENV !== 'development',
  port: env.PORT,
  host: env.HOST,
  /** Development has one process, which watches the files. */
  workers: env.NODE_ENV === 'development' ? 1 : env.WORKERS,
  dataDir: env.DATA_DIR,
  shopId: env.SHOP_ID,
  databaseUrl: env.DATABASE_URL,
  databaseReplicaUrl: env.DATABASE_REPLICA_URL,
  publicUrl: env.PUBLIC_URL,
  proxies: env.TRUSTED_PROXIES ?? [],
  s3: env.IMAGES_URL && { ...env.IMAGES_URL, ...s3Service(env) },
  /** For the addresses of commands. */
  s3Service: s3Service(env),
  backups: {
    /** `none`: no daily backups. */
    place: env.BACKUP_TO ?? (env.DATABASE_URL === undefined ? { folder: join(env.DATA_DIR, 'backups') } : 'none'),
    hour: env.BACKUP_HOUR,
    retention: { days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS },
  },
  mail: env.SMTP_URL === undefined ? undefined : { url: env.SMTP_URL, from: env.MAIL_FROM },
  emailService:
    env.EMAIL_SERVICE_URL === undefined
      ? undefined
      : {
          url: env.EMAIL_SERVICE_URL,
          service_id: env.EMAIL_SERVICE_ID,
          template_id: env.EMAIL_TEMPLATE_ID,
          user_id: env.EMAIL_USER_ID,
        },
  firebase:
    env.IDENTITY === 'firebase'
      ? {
          projectId: env.FIREBASE_PROJECT_ID,
          apiKey: env.FIREBASE_API_KEY,
          administrators: env.FIREBASE_ADMINISTRATORS,
          emulator: env.FIREBASE_AUTH_EMULATOR_HOST && `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`,
        }
      : undefined,
  administrator: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD, name: env.ADMIN_NAME },
  contactRetentionMonths: env.CONTACT_RETENTION_MONTHS,
  demo: env.DEMO ?? env.DATABASE_URL === undefined,
  metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
  requestLogShare: env.REQUEST_LOG,
  logLevel: env.LOG_LEVEL,
}));

export type Config = z.output<typeof environment>;

/** `warnings`: sentences on valid settings that are probably not meant so. */
export type ConfigResult = { warnings: string[] } & ({ ok: true; config: Config } | { ok: false; problems: string[] });

/** Reads all settings from the environment; an empty variable counts as not set. Reports all problems at once. */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const set = withoutEmpty(env);
  const warnings = settingWarnings(set, Object.keys(settings.shape));
  const parsed = environment.safeParse(set);
  const missing = missingSettings(set);
  if (parsed.success && missing.length === 0) return { ok: true, config: parsed.data, warnings };
  return { ok: false, problems: [...wrongSettings(parsed.error?.issues ?? [], set), ...missing], warnings };
}

function s3Service(env: z.output<typeof settings>) {
  return {
    endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

function withoutEmpty(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
