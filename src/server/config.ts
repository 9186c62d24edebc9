import { resolve } from 'node:path';
import { z } from 'zod';
import { projectPath } from './project-folder.ts';

const flag = z.enum(['0', '1']).transform((text) => text === '1');
const port = z.coerce.number().int().min(0).max(65_535);
const nonEmptyText = z.string().trim().min(1);
const proxies = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));
const bucket = z
  .string()
  .regex(
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w-][\w.-]*)*\/?$/,
    'must look like s3://bucket or s3://bucket/folder',
  )
  .transform((text) => {
    const [name = '', ...folders] = text.slice('s3://'.length).split('/').filter(Boolean);
    return { bucket: name, prefix: folders.map((folder) => `${folder}/`).join('') };
  });

/** Settings that require others. */
const REQUIRED_WITH = {
  IMAGES_URL: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  TRUSTED_PROXIES: ['PUBLIC_URL'],
  EMAIL_SERVICE_URL: ['EMAIL_SERVICE_ID', 'EMAIL_TEMPLATE_ID', 'EMAIL_USER_ID'],
};

const environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: port.default(3000),
    HOST: nonEmptyText.default('0.0.0.0'),
    DATA_DIR: nonEmptyText.transform((folder) => resolve(folder)).default(projectPath('data')),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    TRUSTED_PROXIES: proxies.optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    IMAGES_URL: bucket.optional(),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_REGION: nonEmptyText.default('us-east-1'),
    S3_ACCESS_KEY_ID: nonEmptyText.default(''),
    S3_SECRET_ACCESS_KEY: nonEmptyText.default(''),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.email().optional(),
    EMAIL_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
    EMAIL_SERVICE_ID: nonEmptyText.default(''),
    EMAIL_TEMPLATE_ID: nonEmptyText.default(''),
    EMAIL_USER_ID: nonEmptyText.default(''),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(8).max(200).optional(),
    ADMIN_NAME: nonEmptyText.default('Administración'),
    DEMO: flag.optional(),
    METRICS_PORT: port.optional(),
    METRICS_HOST: nonEmptyText.default('127.0.0.1'),
    REQUEST_LOG: z.coerce.number().min(0).max(1).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .transform((env) => ({
    production: env.NODE_ENV !== 'development',
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL,
    proxies: env.TRUSTED_PROXIES ?? [],
    s3: env.IMAGES_URL && {
      ...env.IMAGES_URL,
      endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
      region: env.S3_REGION,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
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
    administrator: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD, name: env.ADMIN_NAME },
    demo: env.DEMO ?? env.DATABASE_URL === undefined,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    requestLogShare: env.REQUEST_LOG,
    logLevel: env.LOG_LEVEL,
  }));

export type Config = z.output<typeof environment>;

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads all settings from the environment; an empty variable counts as not set. Reports all problems at once. */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(set);
  const missing = Object.entries(REQUIRED_WITH).flatMap(([name, needed]) =>
    name in set ? needed.filter((each) => !(each in set)).map((each) => `${each}: ${name} needs it`) : [],
  );
  if (parsed.success && missing.length === 0) return { ok: true, config: parsed.data };
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  return { ok: false, problems: [...wrong, ...missing] };
}
