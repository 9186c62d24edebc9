import { adminPages } from '#contract/urls/admin-urls.ts';

const PARAMETER = 'volver';

/** The sign-in screen, which leads back to where one is now: path and query of a page of the back-office. */
export function signInUrl(from: string): string {
  if (from === adminPages.dashboard || !isAdminUrl(from)) return adminPages.login;
  return `${adminPages.login}?${new URLSearchParams({ [PARAMETER]: from })}`;
}

/** Where to go after signing in. Only pages of the back-office are believed: whoever made the link may be anybody. */
export function parseReturnUrl(search: string): string {
  const given = new URLSearchParams(search).get(PARAMETER) ?? '';
  return isAdminUrl(given) ? given : adminPages.dashboard;
}

/** A backslash counts as a slash in addresses, and a control character as nothing. */
function isAdminUrl(address: string): boolean {
  if (!/^\/admin(?:[/?]|$)/.test(address) || /[\\\p{Cc}]/u.test(address) || address.split('?')[0]?.includes('//')) {
    return false;
  }
  const { pathname, origin } = new URL(address, 'http://here.invalid');
  return origin === 'http://here.invalid' && /^\/admin(?:\/|$)/.test(pathname) && pathname !== adminPages.login;
}
