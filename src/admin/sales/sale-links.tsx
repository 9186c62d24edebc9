import { adminPages } from '#contract/urls/admin-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';

/** To the orders that sales belong to. */
export function SaleLinks() {
  return (
    <div className="flex gap-2 max-md:*:flex-1">
      <ButtonLink to={adminPages.orders} variant="ghost" size="sm">
        Pedidos
      </ButtonLink>
      <ButtonLink to={adminPages.pasteOrder} variant="secondary" size="sm">
        Pegar pedido
      </ButtonLink>
    </div>
  );
}
