import type { Page } from '@playwright/test';

/**
 * Collects the problems of a page: console errors and warnings, page errors, failed requests, and those to other origins
 * than the given ones.
 */
export async function collectProblems(page: Page, ...origins: string[]): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer ${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // The page itself aborted the request, for instance by a navigation.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed (${reason}): ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // biome-ignore lint/suspicious/noConsole: the page reports to the test through its console
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.route(
    (url) => !origins.includes(url.origin),
    async (route) => {
      problems.push(`request to elsewhere: ${route.request().url()}`);
      await route.abort('blockedbyclient');
    },
  );
  return problems;
}
