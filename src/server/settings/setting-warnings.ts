import { editDistance } from '#domain/search/edit-distance.ts';

type Environment = Readonly<Record<string, string>>;

/** Names that begin so are ours; others only when they resemble one of ours. */
const OWN_PREFIX = /^(S3|BACKUP|SMTP|ADMIN|EMAIL|FIREBASE|IMAGES|METRICS|TRUSTED)_/;
const MIN_LENGTH_FOR_TWO_TYPOS = 10;

/** Settings that do nothing without another one, or one of others. */
const USELESS_WITHOUT = {
  S3_ENDPOINT: 'IMAGES_URL or BACKUP_TO',
  S3_REGION: 'IMAGES_URL or BACKUP_TO',
  S3_ACCESS_KEY_ID: 'IMAGES_URL or BACKUP_TO',
  S3_SECRET_ACCESS_KEY: 'IMAGES_URL or BACKUP_TO',
  MAIL_FROM: 'SMTP_URL',
  EMAIL_SERVICE_ID: 'EMAIL_SERVICE_URL',
  EMAIL_TEMPLATE_ID: 'EMAIL_SERVICE_URL',
  EMAIL_USER_ID: 'EMAIL_SERVICE_URL',
  METRICS_HOST: 'METRICS_PORT',
  FIREBASE_PROJECT_ID: 'IDENTITY',
  FIREBASE_API_KEY: 'IDENTITY',
  FIREBASE_ADMINISTRATORS: 'IDENTITY',
  FIREBASE_AUTH_EMULATOR_HOST: 'IDENTITY',
};

/** Sentences on settings that are valid but probably not meant so. `known`: the names of all settings. */
export function settingWarnings(env: Environment, known: readonly string[]): string[] {
  return [...unknownNames(env, known), ...uselessSettings(env), ...doubtfulAddress(env)];
}

function unknownNames(env: Environment, known: readonly string[]): string[] {
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((each) => isTypo(name, each));
      if (meant) return [`${name} is not a setting of the shop; ${meant} is`];
      return OWN_PREFIX.test(name) ? [`${name} is not a setting of the shop`] : [];
    });
}

function isTypo(name: string, known: string): boolean {
  const typos = known.length >= MIN_LENGTH_FOR_TWO_TYPOS ? 2 : 1;
  return editDistance(name, known, typos) <= typos;
}

function uselessSettings(env: Environment): string[] {
  return Object.entries(USELESS_WITHOUT)
    .filter(([name, others]) => name in env && !others.split(' or ').some((other) => other in env))
    .map(([name, others]) => `${name} does nothing without ${others}`);
}

function doubtfulAddress({ PUBLIC_URL, TRUSTED_PROXIES }: Environment): string[] {
  if (PUBLIC_URL === undefined || !URL.canParse(PUBLIC_URL)) return [];
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(hostname);
  if (isLocal && TRUSTED_PROXIES)
    return ['PUBLIC_URL is of this machine, and TRUSTED_PROXIES is set: shoppers see another address'];
  return isLocal || protocol === 'https:'
    ? []
    : ['PUBLIC_URL is without https: passwords and sessions travel unencrypted'];
}
