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
    expect(readConfig({ ...s3, IMAGES_URL })).toMatchObject({ problems: [expect.stringMatching(/^IMAGES_URL: /)] });
  });

  it('reads how mail is sent', () => {
    const SMTP_URL = 'smtps://shop:secret@mail.example.com';
    expect(readConfig({ SMTP_URL })).toMatchObject({ config: { mail: { url: SMTP_URL, from: undefined } } });
    const MAIL_FROM = 'tienda@example.com';
    expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({ config: { mail: { from: MAIL_FROM } } });
    expect(readConfig({ SMTP_URL: 'mail.example.com', MAIL_FROM: 'x' })).toMatchObject({
      problems: [expect.stringMatching(/^SMTP_URL: /), expect.stringMatching(/^MAIL_FROM: /)],
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

  it('asks for what a setting needs, beside what is wrong', () => {
    const read = readConfig({ PORT: 'x', IMAGES_URL: 's3://bucket', EMAIL_SERVICE_URL: 'https://mail.example/' });
    const problems = read.ok ? [] : read.problems.map((problem) => problem.split(':')[0]);
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
    expect(readConfig({ TRUSTED_PROXIES })).toEqual({
      ok: false,
      problems: ['PUBLIC_URL: TRUSTED_PROXIES needs it'],
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
    const problems = read.ok ? [] : read.problems.map((problem) => problem.split(':')[0]);
    expect(problems.toSorted()).toEqual(['DATABASE_URL', 'DEMO', 'LOG_LEVEL', 'PORT', 'PUBLIC_URL']);
  });
});
