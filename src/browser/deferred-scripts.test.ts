import { expect, it } from 'vitest';
import { deferScripts } from './deferred-scripts.ts';

const page = `<head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/react.js"/><link rel="icon" href="/i.svg"/></head><script nonce="n1">a()</script><script nonce="n1" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script>`;

it('requests nothing until the first images are there', () => {
  const deferred = deferScripts(page).join('');
  expect(deferred).not.toMatch(/<link rel="modulepreload"|type="module"/);
  expect(deferred).toContain('<head><link rel="icon" href="/i.svg"/></head><script nonce="n1">a()</script>');
  expect(deferred).toContain('for(const href of ["/assets/manifest-1.js","/assets/react.js"])');
});

it('runs what the page would have run, in the same order', () => {
  expect(deferScripts(page).join('')).toContain(
    'await import("/assets/manifest-1.js");const route0=await import("/assets/root.js");window.__reactRouterRouteModules = {"root":route0};import("/assets/entry.js");',
  );
});

it('records clicks and submits from the start', () => {
  expect(deferScripts(page).join('')).toMatch(/<script[^>]*>\{addEventListener\("click",.*addEventListener\("submit",/);
});

it('leaves a page without scripts as it is', () => {
  expect(deferScripts('<head></head><body>Hola</body>')).toEqual(['<head></head><body>Hola</body>']);
});
