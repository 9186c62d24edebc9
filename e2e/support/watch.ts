import type { Page } from '@playwright/test';

/** Collects from now on every trouble of a page: console errors and warnings, page errors, failed or foreign requests. */
export async function collectProblems(page: Page, shop: string): Promise<string[]> {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answer ${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A request that the page gave up itself, for instance by going elsewhere.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') troubles.push(`request failed (${reason}): ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // biome-ignore lint/suspicious/noConsole: this is how the page tells the test
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.route(
    (url) => url.origin !== shop,
    async (route) => {
      troubles.push(`request to elsewhere: ${route.request().url()}`);
      await route.abort('blockedbyclient');
    },
  );
  return troubles;
}
