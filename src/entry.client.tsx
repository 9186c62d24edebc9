import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { browserClient } from './browser/browser-client.ts';
import { BrowserClientContext, shopClientContext } from './shop/site-data/client-context.ts';

const getContext = () => new RouterContextProvider(new Map([[shopClientContext, browserClient]]));

const keepForOffline = async () => (await import('./browser/service-worker.ts')).registerServiceWorker();

// Only after all else, so that a first visit waits for nothing of it. The page may be loaded before this file is.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') void keepForOffline();
  else addEventListener('load', keepForOffline);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BrowserClientContext value={browserClient}>
        <HydratedRouter getContext={getContext} />
      </BrowserClientContext>
    </StrictMode>,
  );
});
