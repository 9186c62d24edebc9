import { expect, it } from 'vitest';
import { pageBody, pageStyles } from './page-styles.ts';

const styles = pageStyles('a{color:red}');
const parts = ['<head><script', '>a()</script><style id="styles"></style></head><body>ñ', '</body>'];

it('puts the styles into their element', () => {
  expect(new TextDecoder().decode(pageBody(parts, styles).bytes)).toBe(
    '<head><script>a()</script><style id="styles">a{color:red}</style></head><body>ñ</body>',
  );
});

it('has an ETag that changes with the text and with the styles', () => {
  const { etag } = pageBody(parts, styles);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(pageBody([...parts], styles).etag).toBe(etag);
  expect(pageBody([...parts, ' '], styles).etag).not.toBe(etag);
  expect(pageBody(parts, pageStyles('a{color:blue}')).etag).not.toBe(etag);
});
