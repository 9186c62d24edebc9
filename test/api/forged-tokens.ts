import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

type Json = Record<string, unknown>;

const base64url = (json: Json) => Buffer.from(JSON.stringify(json)).toString('base64url');

/** Header and payload of a JWT. */
export function decodeToken(token: string): { head: Json; payload: Json } {
  const [head = '', payload = ''] = token.split('.');
  const read = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { head: read(head), payload: read(payload) };
}

const foreignKey = generateKeyPairSync('ed25519');
const foreignRsaKey = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A token signed with a key that is not ours. */
export function signWithForeignKey(head: Json, payload: Json, key: KeyObject = foreignKey.privateKey): string {
  const signedText = `${base64url(head)}.${base64url(payload)}`;
  const signature = sign(key.asymmetricKeyType === 'rsa' ? 'sha256' : null, Buffer.from(signedText), key);
  return `${signedText}.${signature.toString('base64url')}`;
}

const withHmac = (head: Json, payload: Json, secret: string | Buffer) => {
  const signedText = `${base64url(head)}.${base64url(payload)}`;
  return `${signedText}.${createHmac('sha256', secret).update(signedText).digest('base64url')}`;
};

/** Tokens that an attacker can build from a valid one and the published key, without our private key. */
export function forgedTokens(token: string, publicKey: Json): string[] {
  const { head, payload } = decodeToken(token);
  const [rawHead = '', rawPayload = '', signature = ''] = token.split('.');
  const unsigned = (alg: string) => `${base64url({ ...head, alg })}.${rawPayload}.`;
  const pem = createPublicKey({ key: publicKey, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const otherPayload = (change: Json) => `${rawHead}.${base64url({ ...payload, ...change })}.${signature}`;
  const otherHead = (change: Json) => `${base64url({ ...head, ...change })}.${rawPayload}.${signature}`;
  const stranger = (headChange: Json, change: Json = {}) =>
    signWithForeignKey({ ...head, ...headChange }, { ...payload, ...change });
  const strangersJwk = foreignKey.publicKey.export({ format: 'jwk' });
  const later = Math.floor(Date.now() / 1000) + 365 * 24 * 60 * 60;
  return [
    ...['none', 'None', 'NONE', 'nOnE', ''].map(unsigned),
    `${base64url({ ...head, alg: 'none' })}.${rawPayload}.${signature}`,
    ...[String(pem), String(publicKey.x), Buffer.from(String(publicKey.x), 'base64url'), '', 'secret'].map((secret) =>
      withHmac({ ...head, alg: 'HS256' }, payload, secret),
    ),
    withHmac({ alg: 'HS256', typ: 'JWT' }, payload, String(pem)),
    otherPayload({ exp: later }),
    otherPayload({ sub: 'somebody else' }),
    otherPayload({ sid: 'another session' }),
    otherPayload({ exp: undefined }),
    otherHead({ kid: 'another' }),
    otherHead({ kid: '../../../../dev/null' }),
    otherHead({ kid: "x' or '1'='1" }),
    otherHead({ crit: ['exp'] }),
    otherHead({ b64: false, crit: ['b64'] }),
    stranger({}),
    stranger({}, { exp: later }),
    stranger({ kid: undefined }),
    stranger({ jwk: strangersJwk }),
    stranger({ jwk: strangersJwk, kid: undefined }),
    stranger({ jku: 'https://evil.example/jwks' }),
    stranger({ x5u: 'https://evil.example/key.pem' }),
    stranger({}, { aud: 'somebody', iss: 'https://evil.example' }),
    signWithForeignKey({ ...head, alg: 'RS256' }, payload, foreignRsaKey.privateKey),
    `${rawHead}.${rawPayload}.`,
    `${rawHead}.${rawPayload}.${Buffer.alloc(64).toString('base64url')}`,
    `${rawHead}.${rawPayload}.${signature.slice(0, -4)}`,
    `${rawHead}.${rawPayload}.${signature.slice(4)}AAAA`,
    `${rawHead}.${rawPayload}`,
    `${rawPayload}.${rawHead}.${signature}`,
    `${token}.${signature}`,
    `${rawHead}.${rawPayload}.${signature}.${rawHead}.${rawPayload}`,
    `.${rawPayload}.${signature}`,
    `${rawHead}..${signature}`,
    '..',
    token.slice(1),
    token.toLowerCase(),
    signature,
  ];
}

/** Texts that are not JWTs. */
export const malformedTokens = [
  'x',
  'a.b.c',
  '....',
  '%00',
  '../../etc/passwd',
  'null',
  '[object Object]',
  'x'.repeat(6000),
];
