import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { browserClient } from './browser/browser-client.ts';
import { BrowserClientContext, shopClientContext } from './shop/shop-client.ts';

const getContext = () => new RouterContextProvider(new Map([[shopClientContext, browserClient]]));

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
