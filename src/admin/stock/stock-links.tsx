import { adminPages } from '#contract/urls/admin-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';

/** To what to buy, and to what has come. */
export function StockLinks() {
  return (
    <div className="flex gap-2 max-md:*:flex-1">
      <ButtonLink to={adminPages.restock} variant="ghost" size="sm">
        Reposición
      </ButtonLink>
      <ButtonLink to={adminPages.purchase} variant="secondary" size="sm">
        Ingresar mercadería
      </ButtonLink>
    </div>
  );
}
