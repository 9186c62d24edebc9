import { adminPages } from '#contract/urls/admin-urls.ts';

const RETURN_PARAMETER = 'volver';

/** URL of the sign-in screen that returns to `from`, the path and query of an admin page. */
export function signInUrl(from: string): string {
  if (from === adminPages.dashboard || !isAdminUrl(from)) return adminPages.login;
  return `${adminPages.login}?${new URLSearchParams({ [RETURN_PARAMETER]: from })}`;
}

/** Where to go after signing in. Other URLs than those of admin pages are ignored (open redirect). */
export function parseReturnUrl(search: string): string {
  const url = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '';
  return isAdminUrl(url) ? url : adminPages.dashboard;
}

/** Browsers treat a backslash as a slash and drop control characters. */
function isAdminUrl(url: string): boolean {
  if (!/^\/admin(?:[/?]|$)/.test(url) || /[\\\p{Cc}]/u.test(url) || url.split('?')[0]?.includes('//')) {
    return false;
  }
  const { pathname, origin } = new URL(url, 'http://here.invalid');
  return origin === 'http://here.invalid' && /^\/admin(?:\/|$)/.test(pathname) && pathname !== adminPages.login;
}
