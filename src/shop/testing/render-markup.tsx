import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** The server-rendered HTML of a screen at this path. */
export function renderMarkup(path: string, element: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The texts of a screen, in order, without its markup. */
export function visibleTexts(html: string): string[] {
  return html
    .replaceAll('&quot;', '"')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);
}
