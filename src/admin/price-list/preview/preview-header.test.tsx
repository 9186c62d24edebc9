import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createPreview } from '../testing/preview.ts';
import { PreviewHeader } from './preview-header.tsx';

type Preview = Partial<ReturnType<typeof createPreview>>;

const render = (preview: Preview) =>
  renderToStaticMarkup(
    <PreviewHeader
      preview={{ ...createPreview({ prices: [[100, 12]] }), ...preview }}
      expiresAt={0}
      closed={undefined}
      isBusy={false}
      hasFile
      onReadAgain={() => {}}
    />,
  );

const asksForRate = (preview: Preview) => render(preview).includes('La lista parece estar en dólares');

it('says that the list may be in dollars, with products as without', () => {
  expect(asksForRate({ looksInDollars: true })).toBe(true);
  expect(asksForRate({ looksInDollars: true, matches: [] })).toBe(true);
  expect(asksForRate({ looksInDollars: false })).toBe(false);
  expect(asksForRate({ looksInDollars: false, matches: [] })).toBe(false);
});

it('says how many lines in dollars were not read', () => {
  expect(render({ linesInDollars: 9 })).toContain('9 renglones en dólares no se leyeron: ');
  expect(render({ linesInDollars: 1 })).toContain('1 renglón en dólares no se leyó: ');
  expect(render({})).not.toContain('en dólares no se');
});
