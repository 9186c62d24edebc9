import { adminPages } from '#contract/urls/admin-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';

/** To what is done with many products. */
export function ProductLinks() {
  return (
    <div className="flex gap-2 max-md:*:flex-1">
      <ButtonLink to={adminPages.sharedList} variant="ghost" size="sm">
        Compartir lista
      </ButtonLink>
      <ButtonLink to={adminPages.importProducts} variant="ghost" size="sm">
        Importar
      </ButtonLink>
    </div>
  );
}
