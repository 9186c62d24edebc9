import { z } from 'zod';

const flag = z.enum(['0', '1']).transform((text) => text === '1');
const port = z.coerce.number().int().min(0).max(65_535);
const filledIn = z.string().trim().min(1);
const proxies = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));

const environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: port.default(3000),
    HOST: filledIn.default('0.0.0.0'),
    DATA_DIR: filledIn.default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    TRUSTED_PROXIES: proxies.optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(8).max(200).optional(),
    ADMIN_NAME: filledIn.default('Administración'),
    DEMO: flag.optional(),
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
    administrator: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD, name: env.ADMIN_NAME },
    demo: env.DEMO ?? env.DATABASE_URL === undefined,
    logLevel: env.LOG_LEVEL,
  }));

export type Config = z.output<typeof environment>;

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads every setting from the environment once; an empty variable counts as not set. All problems come back together. */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(set);
  if (parsed.success) return { ok: true, config: parsed.data };
  return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
}
