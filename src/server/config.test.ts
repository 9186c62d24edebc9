import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('opens on port 3000 with the demo catalogue when nothing is set', () => {
    expect(readConfig({})).toMatchObject({ ok: true, config: { port: 3000, demo: true } });
  });

  it('stores data beside the code unless a folder is set, and resolves that against the working directory', () => {
    expect(readConfig({})).toMatchObject({ config: { dataDir: join(import.meta.dirname, '../../data') } });
    expect(readConfig({ DATA_DIR: 'shop/data' })).toMatchObject({ config: { dataDir: resolve('shop/data') } });
    expect(readConfig({ DATA_DIR: '/srv/shop' })).toMatchObject({ config: { dataDir: '/srv/shop' } });
  });

  it('leaves the demo catalogue out on PostgreSQL unless asked', () => {
    const DATABASE_URL = 'postgres://shop@localhost/shop';
    expect(readConfig({ DATABASE_URL })).toMatchObject({ config: { databaseUrl: DATABASE_URL, demo: false } });
    expect(readConfig({ DATABASE_URL, DEMO: '1' })).toMatchObject({ config: { demo: true } });
  });

  it('deletes contact messages after a year unless another time is set', () => {
    expect(readConfig({})).toMatchObject({ config: { contactRetentionMonths: 12 } });
    expect(readConfig({ CONTACT_RETENTION_MONTHS: '3' })).toMatchObject({ config: { contactRetentionMonths: 3 } });
    for (const CONTACT_RETENTION_MONTHS of ['0', '1.5', '121', 'x']) {
      expect(readConfig({ CONTACT_RETENTION_MONTHS })).toMatchObject({ ok: false });
    }
  });

  it('has one worker unless more are set, and always one in development', () => {
    expect(readConfig({})).toMatchObject({ config: { workers: 1 } });
    expect(readConfig({ WORKERS: '3' })).toMatchObject({ config: { workers: 3 } });
    expect(readConfig({ WORKERS: 'auto' })).toMatchObject({ config: { workers: availableParallelism() } });
    expect(readConfig({ WORKERS: '3', NODE_ENV: 'development' })).toMatchObject({ config: { workers: 1 } });
    for (const WORKERS of ['0', '1.5', '65', 'all']) {
      const problems = [expect.stringContaining('WORKERS must be auto or a whole number from 1 to 64')];
      expect(readConfig({ WORKERS })).toMatchObject({ ok: false, problems });
    }
  });

  it('serves metrics on a port of their own', () => {
    expect(readConfig({ PORT: '4711', METRICS_PORT: '4711' })).toMatchObject({
      problems: ['METRICS_PORT must be another one than PORT, not «4711»'],
    });
    expect(readConfig({ METRICS_PORT: '3000' })).toMatchObject({ ok: false });
    for (const METRICS_PORT of ['0', '4712'])
      expect(readConfig({ PORT: METRICS_PORT === '0' ? '0' : '4711', METRICS_PORT })).toMatchObject({ ok: true });
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DEMO: '' })).toMatchObject({ ok: true, config: { port: 3000, demo: true } });
  });

  const s3 = { IMAGES_URL: 's3://shop-pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  it('stores images on the disk unless a bucket is set', () => {
    expect(readConfig({})).toMatchObject({ config: { s3: undefined, mail: undefined, emailService: undefined } });
    expect(readConfig(s3)).toMatchObject({
      config: {
        s3: {
          bucket: 'shop-pictures',
          prefix: '',
          endpoint: 'https://s3.us-east-1.amazonaws.com',
          region: 'us-east-1',
          accessKeyId: 'id',
          secretAccessKey: 'secret',
        },
      },
    });
    const elsewhere = { ...s3, IMAGES_URL: 's3://b.c-1/shop/north/', S3_ENDPOINT: 'http://localhost:9000' };
    expect(readConfig({ ...elsewhere, S3_REGION: 'sa-east-1' })).toMatchObject({
      config: {
        s3: { bucket: 'b.c-1', prefix: 'shop/north/', endpoint: 'http://localhost:9000', region: 'sa-east-1' },
      },
    });
  });

  it.each([
    's3://',
    's3://X',
    's3://a',
    's3://bucket/a b',
    's3://bucket?x',
    's3://bucket/../x',
    'https://bucket',
    'bucket',
  ])('does not take %s for a bucket', (IMAGES_URL) => {
    expect(readConfig({ ...s3, IMAGES_URL })).toMatchObject({
      problems: [expect.stringMatching(/^IMAGES_URL must look like /)],
    });
  });

  it('reads how mail is sent', () => {
    const SMTP_URL = 'smtps://shop:secret@mail.example.com';
    expect(readConfig({ SMTP_URL })).toMatchObject({ config: { mail: { url: SMTP_URL, from: undefined } } });
    const MAIL_FROM = 'tienda@example.com';
    expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({ config: { mail: { from: MAIL_FROM } } });
    expect(readConfig({ SMTP_URL: 'mail.example.com', MAIL_FROM: 'x' })).toMatchObject({
      problems: [
        expect.stringMatching(/^SMTP_URL must be an address such as /),
        expect.stringMatching(/^MAIL_FROM must be an e-mail address, not «x»$/),
      ],
    });
  });

  it('reads the e-mail service that browsers post to', () => {
    const ids = { EMAIL_SERVICE_ID: 's', EMAIL_TEMPLATE_ID: 't', EMAIL_USER_ID: 'u' };
    expect(readConfig({ EMAIL_SERVICE_URL: 'https://mail.example/send', ...ids })).toMatchObject({
      config: {
        emailService: { url: 'https://mail.example/send', service_id: 's', template_id: 't', user_id: 'u' },
      },
    });
  });

  const firebase = {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'mi-tienda',
    FIREBASE_API_KEY: 'AIza',
    FIREBASE_ADMINISTRATORS: 'Ana@Example.com, eva@example.com',
  };

  it('takes accounts of Firebase only when asked, with everything they need', () => {
    expect(readConfig({ ...firebase, IDENTITY: '' })).toMatchObject({ config: { firebase: undefined } });
    expect(readConfig(firebase)).toMatchObject({
      config: {
        firebase: {
          projectId: 'mi-tienda',
          apiKey: 'AIza',
          administrators: ['ana@example.com', 'eva@example.com'],
          emulator: undefined,
        },
      },
    });
    expect(readConfig({ IDENTITY: 'firebase' })).toMatchObject({
      ok: false,
      problems: ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_ADMINISTRATORS'].map(
        (name) => `${name} is missing: IDENTITY=firebase needs it`,
      ),
    });
    expect(readConfig({ IDENTITY: 'embedded' }).ok).toBe(true);
    const wrong = { ...firebase, FIREBASE_PROJECT_ID: 'https://x', FIREBASE_ADMINISTRATORS: 'ana, eva@example.com' };
    expect(readConfig(wrong)).toMatchObject({
      problems: [
        'FIREBASE_PROJECT_ID must be the id of a Firebase project, not «https://x»',
        expect.stringMatching(/^FIREBASE_ADMINISTRATORS must be e-mail addresses, separated by commas, not «ana, /),
      ],
    });
  });

  it.each([
    ['127.0.0.1:9099', 'production', true],
    ['localhost:9099', 'production', true],
    ['emulator:9099', 'production', false],
    ['127.0.0.1.evil.example:9099', 'production', false],
    ['emulator:9099', 'development', true],
    ['emulator', 'development', false],
  ])('with the emulator at %s in %s: %s', (FIREBASE_AUTH_EMULATOR_HOST, NODE_ENV, ok) => {
    expect(readConfig({ ...firebase, NODE_ENV, FIREBASE_AUTH_EMULATOR_HOST }).ok).toBe(ok);
  });

  it('asks for what a setting needs, beside what is wrong', () => {
    const read = readConfig({ PORT: 'x', IMAGES_URL: 's3://bucket', EMAIL_SERVICE_URL: 'https://mail.example/' });
    const problems = read.ok ? [] : read.problems.map((problem) => problem.split(' ')[0]);
    expect(problems.toSorted()).toEqual([
      'EMAIL_SERVICE_ID',
      'EMAIL_TEMPLATE_ID',
      'EMAIL_USER_ID',
      'PORT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
  });

  it('needs the address of the shop behind a proxy, which hides it', () => {
    const TRUSTED_PROXIES = '10.0.0.0/8';
    expect(readConfig({ TRUSTED_PROXIES })).toMatchObject({
      ok: false,
      problems: ['PUBLIC_URL is missing: TRUSTED_PROXIES needs it'],
    });
    expect(readConfig({ TRUSTED_PROXIES, PUBLIC_URL: 'https://tienda.example' })).toMatchObject({ ok: true });
  });

  it('reports all problems at once, each with the name of its variable', () => {
    const read = readConfig({
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      DEMO: 'yes',
      PUBLIC_URL: 'shop',
      LOG_LEVEL: 'loud',
    });
    expect(read.ok).toBe(false);
    const problems = read.ok ? [] : read.problems.map((problem) => problem.split(' ')[0]);
    expect(problems.toSorted()).toEqual(['DATABASE_URL', 'DEMO', 'LOG_LEVEL', 'PORT', 'PUBLIC_URL']);
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a number from 0 to 65535, not «abc»'],
    ['PORT', '1.5', 'PORT must be a number from 0 to 65535, not «1.5»'],
    ['HOST', ' ', 'HOST must not be blank, not « »'],
    ['DEMO', 'yes', 'DEMO must be 0 or 1, not «yes»'],
    ['REQUEST_LOG', 'all', 'REQUEST_LOG must be a number from 0 to 1, not «all»'],
    ['ADMIN_EMAIL', 'ana', 'ADMIN_EMAIL must be an e-mail address, not «ana»'],
    ['ADMIN_PASSWORD', 'secret', 'ADMIN_PASSWORD must have at least 8 characters'],
    ['DATABASE_URL', 'mysql://a:b@c', 'DATABASE_URL must be an address such as postgres://user:password@host/database'],
    ['SMTP_URL', 'ana:secret@c', 'SMTP_URL must be an address such as smtps://user:password@host'],
    [
      'PUBLIC_URL',
      'tienda.example',
      'PUBLIC_URL must be an address that starts with http:// or https://, not «tienda.example»',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, not «loud»'],
  ])('says what %s must be, and what it is unless that is secret', (name, value, problem) => {
    expect(readConfig({ [name]: value })).toMatchObject({ ok: false, problems: [problem] });
  });

  it.each(['https://tienda.example/tienda', 'https://tienda.example/?a', 'https://ana@tienda.example'])(
    'does not take %s for the address of the shop, which is never below a path',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL })).toMatchObject({
        problems: [expect.stringMatching(/^PUBLIC_URL must be scheme/)],
      });
    },
  );

  it('names what is wrong in a list of proxies once', () => {
    const env = { TRUSTED_PROXIES: 'x, 10.0.0.1, y', PUBLIC_URL: 'https://tienda.example' };
    expect(readConfig(env)).toMatchObject({
      problems: [expect.stringMatching(/^TRUSTED_PROXIES must be addresses or networks .*, not «x, 10.0.0.1, y»$/)],
    });
  });
});
