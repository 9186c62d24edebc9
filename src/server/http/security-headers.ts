import { hash } from 'node:crypto';
import type { FirebaseSettings } from '#adapters/identity/identity.ts';

/** Sent with every response. */
const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** For responses over https; of one year. Other hosts of the domain may have no https. */
export const HTTPS_ONLY = ['Strict-Transport-Security', 'max-age=31536000'] as const;

const pagePolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob: https:",
  'frame-src https://www.google.com https://www.openstreetmap.org',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Those of a response that is no page. */
export const securityHeaders = { ...commonHeaders, 'content-security-policy': closedPolicy };

/** Sets the headers in place; a content security policy that is already set stays. */
export function setSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', closedPolicy);
}

/** Vite puts inline styles and scripts into pages in development; emulators are on this machine. */
export const developmentPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: https: ws: http://localhost:* http://127.0.0.1:*";

type PagePolicyOptions = {
  /** The page's own inline scripts, as `hashSource` names them. */
  scripts: readonly string[];
  /** Its own inline styles. */
  styles: readonly string[];
  /** Origins that its scripts may call beside the shop. */
  connectTo: readonly string[];
};

/** The origins that Firebase's client library calls: for signing in, and to renew tokens. */
export function firebaseOrigins(settings: FirebaseSettings | undefined): string[] {
  if (!settings) return [];
  const { emulator } = settings;
  return emulator ? [emulator] : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
}

/** The policy for one rendered page. Inline scripts are allowed by their hash, not by a nonce: the page is cached. */
export function pagePolicyFor({ scripts, styles, connectTo }: PagePolicyOptions): string {
  return [
    ...pagePolicy,
    ...(connectTo.length === 0 ? [] : [`connect-src 'self' ${connectTo.join(' ')}`]),
    ["style-src 'self'", ...styles].join(' '),
    ["script-src 'self'", ...scripts].join(' '),
  ].join('; ');
}

/** Names inline code in a content security policy. */
export const hashSource = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`;
