import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicyFor, setSecurityHeaders } from './security-headers.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('pagePolicyFor', () => {
  it("lets the page's own scripts run, and no other inline code", () => {
    const policy = pagePolicyFor({ scripts: ['a()', 'b()\n'] });
    expect(policy).toContain(`script-src 'self' ${hash('a()')} ${hash('b()\n')}`);
    expect(policy).not.toContain('unsafe');
  });

  it('lets scripts call the e-mail service if there is one, and no other host', () => {
    expect(pagePolicyFor({ scripts: [], emailService: 'https://mail.example:8443/send?x=1' })).toContain(
      "; connect-src 'self' https://mail.example:8443; ",
    );
    expect(pagePolicyFor({ scripts: [] })).not.toContain('connect-src');
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
