import { adminPages } from '#contract/urls/admin-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';

/** To how the sales went, and to the orders that they belong to. */
export function SaleLinks() {
  return (
    <div className="flex gap-2 max-md:*:flex-1">
      <ButtonLink to={adminPages.salesSummary} variant="ghost" size="sm">
        Resumen
      </ButtonLink>
      <ButtonLink to={adminPages.orders} variant="ghost" size="sm">
        Pedidos
      </ButtonLink>
      <ButtonLink to={adminPages.pasteOrder} variant="secondary" size="sm">
        Pegar pedido
      </ButtonLink>
    </div>
  );
}
