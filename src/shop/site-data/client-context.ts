import { createContext as createReactContext, use } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';
import type { ShopClient } from '#contract/shop/shop-client.ts';

/** The API client of the loaders: in process on the server, over the network in the browser. */
export const shopClientContext = createContext<ShopClient>();

/** The client for a loader, from its arguments. */
export function shopClient({ context }: { context: Readonly<RouterContextProvider> }): ShopClient {
  return context.get(shopClientContext);
}

/** The client for calls outside loaders, which only the browser makes. */
export const BrowserClientContext = createReactContext<ShopClient | null>(null);

/** Returns a getter for event handlers; calling it during server rendering is a bug. */
export function useShopClient(): () => ShopClient {
  const client = use(BrowserClientContext);
  return () => {
    if (client === null) throw new Error('Calls outside loaders are made in the browser only');
    return client;
  };
}
