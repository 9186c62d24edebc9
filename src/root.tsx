import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';

export { UnexpectedError as ErrorBoundary } from './shop/error/unexpected-error.tsx';

const STYLES_ID = 'styles';

/** The server writes it into each page, because a file would arrive one round trip later; browsers read it from there. */
const styleSheet = import.meta.env.SSR ? '' : document.getElementById(STYLES_ID)?.textContent;

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
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each location
  useEffect(() => void dispatchEvent(new Event('navigated')), [location]);
  return <Outlet />;
}
