import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { CANARY } from '../../test/hostile-texts/hostile-text.ts';

export type InspectedPage = { title: string; heading: string; ogTitle: string; jsonLd: unknown[] };

const EXECUTABLE_URL = /^[\s\p{Cc}]*(?:javascript|data:text|vbscript)/iu;

/** Parses a page as a browser does and asserts that no text has become markup. `parser` may show anything. */
export async function inspectHtml(parser: Page, html: string): Promise<InspectedPage> {
  const found = await parser.evaluate(
    ({ html, canary }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const attributes = [...parsed.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
      const scripts = [...parsed.querySelectorAll('script[type="application/ld+json"]')];
      return {
        injected: [...parsed.querySelectorAll(`[${canary}]`)].map((element) => element.outerHTML.slice(0, 100)),
        handlers: attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
        urls: attributes
          .filter(({ name }) => /^(?:href|src|action|formaction|srcdoc)$/.test(name))
          .map(({ value }) => value),
        bodies: parsed.querySelectorAll('base, object, embed, meta[http-equiv]').length,
        title: parsed.title,
        heading: parsed.querySelector('h1')?.textContent ?? '',
        ogTitle: parsed.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '',
        jsonLd: scripts.map((script) => script.textContent ?? ''),
      };
    },
    { html, canary: CANARY },
  );
  assert.deepEqual([found.injected, found.handlers, found.bodies], [[], [], 0]);
  assert.deepEqual(
    found.urls.filter((url) => EXECUTABLE_URL.test(url)),
    [],
  );
  const { title, heading, ogTitle } = found;
  return { title, heading, ogTitle, jsonLd: found.jsonLd.map((text) => JSON.parse(text)) };
}

/** Asserts that a sitemap is well-formed and names only pages of the shop. */
export async function inspectSitemap(parser: Page, { xml, origin }: { xml: string; origin: string }): Promise<number> {
  const locations = await parser.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/xml');
    if (parsed.querySelector('parsererror')) return null;
    return [...parsed.querySelectorAll('loc')].map((element) => element.textContent ?? '');
  }, xml);
  assert.ok(locations, 'the sitemap is not well-formed');
  for (const location of locations) assert.equal(new URL(location).origin, origin);
  return locations.length;
}
