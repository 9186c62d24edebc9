import { dismissAddedItem } from '../cart/added-item.ts';
import { closeCart, showPanel } from '../cart/cart-store.ts';
import { lazyCartPanel } from './lazy-cart-panel.ts';

/** Opens the panel once its module is loaded; a button that does this preloads it by `lazyCartPanel.load`. */
export async function openCart(): Promise<void> {
  dismissAddedItem();
  // Going back in the browser's history leaves the page that the panel was opened on.
  window.addEventListener('popstate', closeCart, { once: true });
  if (await lazyCartPanel.load(openCart)) showPanel();
}
