import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { ResponsiveImage } from '#ui/image/responsive-image.tsx';
import { Link } from '#ui/link/link.tsx';
import { useCloseOnBack } from '#ui/overlay/close-on-back.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Price } from '#ui/price/price.tsx';
import { setReturnFocus } from '../cart/added-item.ts';
import { PurchaseOptions } from '../purchase/purchase-options.tsx';

const WIDTHS = [160, 320] as const;

/** At the bottom of the window on phones. */
const sheetClass =
  'max-md:top-auto max-md:bottom-0 max-md:left-0 max-md:w-full max-md:max-w-none max-md:translate-none max-md:rounded-b-none max-md:pb-[max(1.5rem,env(safe-area-inset-bottom))] max-[17rem]:p-4';

type FlavorSheetProps = {
  product: ShopProduct;
  open: boolean;
  onClose: () => void;
  /** Gets the focus when the popup of the added product closes. */
  opener: HTMLElement;
};

/** Flavors with what is left of the last ones, quantity and the add button of one product. */
export function FlavorSheet({ product, open, onClose, opener }: FlavorSheetProps) {
  useCloseOnBack(open, onClose);

  function finish() {
    setReturnFocus(opener);
    onClose();
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={product.name} className={sheetClass}>
      <div className="flex flex-col gap-5">
        <div className="flex items-center gap-4">
          <div className="w-24 shrink-0 overflow-hidden rounded-md bg-ground max-[17rem]:hidden">
            <ResponsiveImage image={product.images[0]} alt="" sizes="6rem" widths={WIDTHS} />
          </div>
          <div className="min-w-0">
            <Price price={product.price} discount={product.discount} />
            <Link
              to={pages.product(product.name)}
              className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
            >
              Ver detalle
            </Link>
          </div>
        </div>
        <PurchaseOptions product={product} onAdded={finish} />
      </div>
    </Dialog>
  );
}
