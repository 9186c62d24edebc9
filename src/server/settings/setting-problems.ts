import type { z } from 'zod';

type Environment = Readonly<Record<string, string>>;

/** Their values are not shown. */
const SECRET = /PASSWORD|SECRET|KEY|TOKEN|DATABASE|SMTP/;

/** Settings, or beginnings of their values, that require others. */
const REQUIRED_WITH = {
  DATABASE_REPLICA_URL: ['DATABASE_URL'],
  IMAGES_URL: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  'BACKUP_TO=s3:': ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  TRUSTED_PROXIES: ['PUBLIC_URL'],
  EMAIL_SERVICE_URL: ['EMAIL_SERVICE_ID', 'EMAIL_TEMPLATE_ID', 'EMAIL_USER_ID'],
  'IDENTITY=firebase': ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_ADMINISTRATORS'],
};

/** One sentence per wrong setting: its name, what it must be, and what it is unless that is secret. */
export function wrongSettings(issues: readonly z.core.$ZodIssue[], env: Environment): string[] {
  const firstByName = new Map(issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]));
  return [...firstByName].toReversed().map(([name, message]) => {
    const value = SECRET.test(name) ? '' : `, not «${env[name] ?? ''}»`;
    return `${name} ${message}${value}`;
  });
}

/** One sentence per setting that another one requires. */
export function missingSettings(env: Environment): string[] {
  return Object.entries(REQUIRED_WITH).flatMap(([name, needed]) =>
    isSet(env, name)
      ? needed.filter((each) => !(each in env)).map((each) => `${each} is missing: ${name} needs it`)
      : [],
  );
}

function isSet(env: Environment, requirement: string): boolean {
  const [name = '', value = ''] = requirement.split('=');
  return env[name]?.startsWith(value) ?? false;
}
