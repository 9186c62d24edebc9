import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { browserClient } from './browser/browser-client.ts';
import { BrowserClientContext, shopClientContext } from './shop/site-data/client-context.ts';
import { AfterHydration } from './ui/lazy/after-hydration.tsx';
import { replayEvents } from './ui/lazy/early-events.ts';
import { lazyRetry } from './ui/lazy/lazy-component.ts';

const getContext = () => new RouterContextProvider(new Map([[shopClientContext, browserClient]]));

const startAfterLoad = async () => (await import('./browser/after-load.ts')).startAfterLoad(lazyRetry);

// The page has the styles; in development these are replaced as the sources change.
if (import.meta.env.DEV) void import('./ui/theme.css');

// After the load event, so that it does not delay a first visit. The event may have passed already.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') void startAfterLoad();
  else addEventListener('load', startAfterLoad);
}

const earlierClick = window.lastClick;

/** A later click React gets itself. */
function replayEarlierEvents(): void {
  replayEvents(document, window.lastClick === earlierClick ? earlierClick : undefined);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BrowserClientContext value={browserClient}>
        <AfterHydration run={replayEarlierEvents}>
          <HydratedRouter getContext={getContext} />
        </AfterHydration>
      </BrowserClientContext>
    </StrictMode>,
  );
});
