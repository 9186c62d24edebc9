import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeJsonForScript } from './json-script.ts';

it.each(['</script><script>alert(1)</script>', '<!-- <script>', ']]>', '&lt;', '\u2028\u2029'])(
  '%j cannot leave its script',
  (text) => {
    const written = escapeJsonForScript(JSON.stringify({ text }));
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual({ text });
  },
);

it('means the same as before', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      expect(JSON.parse(escapeJsonForScript(json))).toEqual(JSON.parse(json));
    }),
  );
});
