import { createContext as createReactContext, use } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';
import type { ShopClient } from '#contract/shop/shop-client.ts';

/** Pages find the API's client here: on the server it calls in process, in the browser over the network. */
export const shopClientContext = createContext<ShopClient>();

/** The client for a loader, from the arguments that React Router hands to it. */
export function shopClient({ context }: { context: Readonly<RouterContextProvider> }): ShopClient {
  return context.get(shopClientContext);
}

/** The browser's client for calls that no loader makes: those that answer a click. */
export const BrowserClientContext = createReactContext<ShopClient | null>(null);

/** Gives the client inside event handlers; calling it while the server renders is a bug. */
export function useShopClient(): () => ShopClient {
  const client = use(BrowserClientContext);
  return () => {
    if (client === null) throw new Error('Calls outside loaders are made in the browser only');
    return client;
  };
}
