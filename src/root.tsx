import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

import styles from './ui/theme.css?inline';

export { UnexpectedError as ErrorBoundary } from './shop/error/unexpected-error.tsx';

const STYLES_ID = 'styles';

/** Browsers read it from the page, so that no script carries it again. */
const styleSheet = import.meta.env.SSR ? styles : document.getElementById(STYLES_ID)?.textContent;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0b0c" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        {/* In the page, because a file would arrive one round trip later, before which nothing is painted. */}
        <style id={STYLES_ID}>{styleSheet}</style>
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
