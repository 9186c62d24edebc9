import { createContext, type RouterContextProvider } from 'react-router';
import type { ShopClient } from '#contract/client.ts';

/** Pages find the API's client here: on the server it calls in process, in the browser over the network. */
export const shopClientContext = createContext<ShopClient>();

/** The client for a loader, from the arguments that React Router hands to it. */
export function shopClient({ context }: { context: Readonly<RouterContextProvider> }): ShopClient {
  return context.get(shopClientContext);
}
