import { useAdded } from '#shop/added-popup/added-store.ts';
import { Announcer } from './announcer.tsx';
import { usePanelOpen } from './cart-store.ts';
import { addedPopup, cartPanel } from './parts.ts';

/** The cart panel, the popup that tells of an added product and spoken notices; stands once on every public page. */
export function CartHost() {
  const open = usePanelOpen();
  const added = useAdded();
  const Panel = cartPanel.use();
  const Popup = addedPopup.use();
  return (
    <>
      {/* Both are there from the start, because screen readers follow only what they have seen before. */}
      <div
        role="status"
        className="fixed inset-x-3 bottom-3 z-40 md:top-32 md:right-6 md:bottom-auto md:left-auto md:w-96"
      >
        {Popup && added && <Popup item={added} />}
      </div>
      <Announcer />
      {Panel && <Panel open={open} />}
    </>
  );
}
