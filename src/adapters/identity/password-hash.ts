import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** What OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;

/** The stored form of a password: `argon2id$<salt>$<hash>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashWith(password, salt);
  return `argon2id$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

export async function verifyPassword({ password, hash }: { password: string; hash: string }): Promise<boolean> {
  const [algorithm, salt = '', expected = ''] = hash.split('$');
  if (algorithm !== 'argon2id') return false;
  const expectedHash = Buffer.from(expected, 'base64url');
  const actualHash = await hashWith(password, Buffer.from(salt, 'base64url'));
  return expectedHash.byteLength === actualHash.byteLength && timingSafeEqual(expectedHash, actualHash);
}

function hashWith(password: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', { ...COST, message: password.normalize('NFKC'), nonce });
}
