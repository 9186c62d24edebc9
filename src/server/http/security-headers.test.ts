import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firebaseOrigins, hashSource, pagePolicyFor, setSecurityHeaders } from './security-headers.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('pagePolicyFor', () => {
  it("lets the page's own scripts run, and no other inline code", () => {
    const policy = pagePolicyFor({
      scripts: ['a()', 'b()\n'].map(hashSource),
      styles: [hashSource('a{}')],
      connectTo: [],
    });
    expect(policy).toContain(`script-src 'self' ${hash('a()')} ${hash('b()\n')}`);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
    expect(policy).not.toContain('unsafe');
  });

  it('lets scripts call the given origins, and no others', () => {
    expect(
      pagePolicyFor({ scripts: [], styles: [], connectTo: ['https://a.example', 'https://b.example:8443'] }),
    ).toContain("; connect-src 'self' https://a.example https://b.example:8443; ");
    expect(pagePolicyFor({ scripts: [], styles: [], connectTo: [] })).not.toContain('connect-src');
  });
});

describe('firebaseOrigins', () => {
  const project = { projectId: 'demo-tienda', apiKey: 'k' };

  it('names what the client library calls, or the emulator alone', () => {
    expect(firebaseOrigins(project)).toEqual([
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
    expect(firebaseOrigins({ ...project, emulator: 'http://127.0.0.1:9099' })).toEqual(['http://127.0.0.1:9099']);
    expect(firebaseOrigins(undefined)).toEqual([]);
  });
});

describe('setSecurityHeaders', () => {
  it('closes an answer that says nothing about its policy', () => {
    const headers = new Headers();
    setSecurityHeaders(headers);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('does not replace a policy that is already set', () => {
    const headers = new Headers({ 'content-security-policy': "default-src 'self'" });
    setSecurityHeaders(headers);
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  });
});
