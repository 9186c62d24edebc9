import { dismissAdded } from '../cart/added-item.ts';
import { closeCart, showPanel } from '../cart/panel-state.ts';
import { cartPanel } from './lazy-cart-panel.ts';

/** Opens the panel once its module is loaded; a button that does this preloads it by `cartPanel.load`. */
export async function openCart(): Promise<void> {
  dismissAdded();
  // Going back in the browser's history leaves the page that the panel was opened on.
  window.addEventListener('popstate', closeCart, { once: true });
  if (await cartPanel.load(openCart)) showPanel();
}
