import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const warnings = (env: Record<string, string>) => readConfig(env).warnings;

describe('the warnings of readConfig', () => {
  it.each([
    ['ADMIN_MAIL', 'ADMIN_EMAIL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['PROT', 'PORT'],
    ['TRUSTED_PROXY', undefined],
    ['S3_BUCKET', undefined],
  ])('names %s, which is no setting', (name, meant) => {
    const text = meant ? `${name} is not a setting of the shop; ${meant} is` : `${name} is not a setting of the shop`;
    expect(warnings({ [name]: 'x' })).toEqual([text]);
  });

  it('stays silent about what belongs to others', () => {
    const env = { PATH: 'x', HOME: 'x', HOSTNAME: 'x', TERM: 'x', PWD: 'x', LANG: 'x', MAIL: 'x', NODE_OPTIONS: 'x' };
    expect(warnings({ ...env, npm_config_prefix: 'x', LOGNAME: 'x', CI: '1', DEBUG: 'x', SHOP_URL: 'x' })).toEqual([]);
  });

  it('names settings that do nothing', () => {
    expect(warnings({ MAIL_FROM: 'tienda@example.com', S3_REGION: 'sa-east-1' })).toEqual([
      'S3_REGION does nothing without IMAGES_URL or BACKUP_TO',
      'MAIL_FROM does nothing without SMTP_URL',
    ]);
  });

  it('doubts an address without https, and one of this machine behind a proxy', () => {
    expect(warnings({ PUBLIC_URL: 'https://tienda.example' })).toEqual([]);
    expect(warnings({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
    expect(warnings({ PUBLIC_URL: 'http://tienda.example' })).toEqual([expect.stringContaining('without https')]);
    const local = { PUBLIC_URL: 'http://localhost', TRUSTED_PROXIES: '10.0.0.1' };
    expect(warnings(local)).toEqual([expect.stringContaining('of this machine')]);
  });
});
