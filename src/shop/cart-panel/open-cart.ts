import { dismissAddedItem } from '../cart/added-item.ts';
import { showPanel } from '../cart/cart-store.ts';
import { lazyCartPanel } from './lazy-cart-panel.ts';

/** Opens the panel once its module is loaded; a button that does this preloads it by `lazyCartPanel.load`. */
export async function openCart(): Promise<void> {
  dismissAddedItem();
  if (await lazyCartPanel.load(openCart)) showPanel();
}
