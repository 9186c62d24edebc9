import { createHash } from 'node:crypto';

/** What every answer carries, whatever it is. */
const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

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

/** Adds the headers in place; an answer that brings a policy of its own keeps it. */
export function setSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', closedPolicy);
}

/** Vite writes styles and scripts into the page while one works on it. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: https: ws:";

/**
 * A policy for one finished page: scripts in the page run by their hash, so the page can be kept and sent to everyone.
 * Its scripts call the shop itself, and `emailService` (an address) where there is one.
 */
export function pagePolicyFor(html: string, emailService?: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\b(?:src|type="application))[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const connect = emailService === undefined ? [] : [`connect-src 'self' ${new URL(emailService).origin}`];
  return [...pagePolicy, ...connect, `script-src 'self' ${hashes.join(' ')}`].join('; ');
}
