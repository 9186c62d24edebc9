import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import { isOutOfStock } from '#domain/catalogue/stock.ts';
import { buttonClass } from '#ui/button/button-class.ts';
import { useBusiness, useOrigin } from '../site-data/use-site-data.ts';

/** Asks the seller, by chat, to tell when the product or one of its flavors is back. */
export function BackInStock({ product }: { product: ShopProduct }) {
  const { whatsappPhone: phone } = useBusiness();
  const origin = useOrigin();
  const soldOut = product.flavors.filter(({ quantity }) => quantity <= 0);
  const isGone = isOutOfStock(product);
  if (!phone || (!isGone && soldOut.length === 0)) return null;
  const url = origin + pages.product(product.name);
  const href = (what: string) => whatsAppLink({ phone, text: `Hola! Avisame cuando vuelva ${what}: ${url}` });
  const newTab = { target: '_blank', rel: 'noopener noreferrer' };
  if (isGone && soldOut.length === 0) {
    return (
      <a href={href(product.name)} {...newTab} className={buttonClass({ variant: 'ghost', wide: true })}>
        Avisame cuando vuelva
      </a>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <p id="avisame">Avisame cuando vuelva:</p>
      <ul aria-labelledby="avisame" className="flex flex-wrap gap-x-4">
        {soldOut.map(({ name }) => (
          <li key={name}>
            <a
              href={href(`${product.name} (${name})`)}
              {...newTab}
              aria-label={`Avisame cuando vuelva ${name} (se abre en otra pestaña)`}
              className={buttonClass({ variant: 'link', className: 'text-sm' })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
