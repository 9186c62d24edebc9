import { createHash } from 'node:crypto';

/*
 * Cookie token → proof (in ID tokens) → stored token, each the hash of the one before. The database holds the signing
 * keys too, so whoever copies it must find there neither a cookie token nor what an ID token needs.
 */

/** What an ID token carries of its session. */
export function sessionProof(cookieToken: string): string {
  return sha256(`session ${cookieToken}`);
}

/** What the database holds of the session with this proof. */
export function storedToken(proof: string): string {
  return sha256(proof);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
