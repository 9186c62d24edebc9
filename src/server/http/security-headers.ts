import { createHash } from 'node:crypto';

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

/** Sets the headers in place; a content security policy that is already set stays. */
export function setSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', closedPolicy);
}

/** Vite puts inline styles and scripts into pages in development. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: https: ws:";

type PagePolicyOptions = {
  /** The page's own inline scripts. */
  scripts: readonly string[];
  /** URL that its scripts may call beside the shop. */
  emailService?: string | undefined;
};

/** The policy for one rendered page. Inline scripts are allowed by their hash, not by a nonce: the page is cached. */
export function pagePolicyFor({ scripts, emailService }: PagePolicyOptions): string {
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const connect = emailService === undefined ? [] : [`connect-src 'self' ${new URL(emailService).origin}`];
  return [...pagePolicy, ...connect, ["script-src 'self'", ...hashes].join(' ')].join('; ');
}
