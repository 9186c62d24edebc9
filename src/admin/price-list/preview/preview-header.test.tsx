import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createPreview } from '../testing/preview.ts';
import { PreviewHeader } from './preview-header.tsx';

const asksForRate = (preview: Partial<ReturnType<typeof createPreview>>) =>
  renderToStaticMarkup(
    <PreviewHeader
      preview={{ ...createPreview({ prices: [[100, 12]] }), ...preview }}
      expiresAt={0}
      closed={undefined}
      confirming={false}
      hasFile
      onReadAgain={() => {}}
    />,
  ).includes('La lista parece estar en dólares');

it('says that the list may be in dollars, with products as without', () => {
  expect(asksForRate({ looksInDollars: true })).toBe(true);
  expect(asksForRate({ looksInDollars: true, matches: [] })).toBe(true);
  expect(asksForRate({ looksInDollars: false })).toBe(false);
  expect(asksForRate({ looksInDollars: false, matches: [] })).toBe(false);
});
