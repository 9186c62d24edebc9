import { expect, it } from 'vitest';
import { takeOwnScripts } from './own-scripts.ts';

it('takes the inline scripts with the nonce, and leaves no nonce', () => {
  const page =
    '<link nonce="n1" href="/a.css"><script nonce="n1">a()</script><script type="module" nonce="n1">b()\n</script>';
  const { parts, scripts } = takeOwnScripts([page, page], 'n1');
  const plain = '<link href="/a.css"><script>a()</script><script type="module">b()\n</script>';
  expect(parts.join('')).toBe(plain + plain);
  expect(scripts).toEqual(['a()', 'b()\n', 'a()', 'b()\n']);
});

it.each([
  '<script>evil()</script>',
  '<script nonce="n2">evil()</script>',
  '<script data-x="nonce=n1">evil()</script>',
  '<script nonce="n1" src="/a.js"></script>',
  '<script type="application/ld+json">{}</script>',
])('does not take %s', (script) => {
  expect(takeOwnScripts([`<body>${script}</body>`], 'n1').scripts).toEqual([]);
});
