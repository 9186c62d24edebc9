import type { ConfirmedPriceList } from '#contract/admin/price-list/price-update.ts';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Link } from '#ui/link/link.tsx';
import { ExpandableList } from '../display/expandable-list.tsx';

type NewProductsResultProps = Pick<ConfirmedPriceList, 'created' | 'notCreated'> & { undone: boolean };

/** The products that the list brought, each with a link to its form; after an undo those that are left. */
export function NewProductsResult({ created, notCreated, undone }: NewProductsResultProps) {
  return (
    <>
      {notCreated.length > 0 && (
        <Notice tone="warning">
          <p>No se crearon, porque ya hay un producto con ese nombre:</p>
          <ul className="mt-1 list-disc pl-5 font-normal">
            {[...new Set(notCreated)].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Notice>
      )}
      {created.length > 0 && (
        <section aria-label="Productos nuevos">
          <p className="font-bold">
            {undone
              ? 'Quedaron estos productos nuevos, porque ya los cambiaste:'
              : created.length === 1
                ? 'Se creó 1 producto, inactivo hasta que lo completes:'
                : `Se crearon ${created.length} productos, inactivos hasta que los completes:`}
          </p>
          <ExpandableList
            items={created}
            renderItem={({ id, name, missingBrand }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <Link
                  to={`${adminPages.products}?mode=M&id=${id}`}
                  className="inline-flex min-h-11 items-center py-2 font-semibold underline underline-offset-4"
                >
                  {name}
                </Link>
                {missingBrand !== null && (
                  <span className="text-sm text-muted">
                    La lista dice «{missingBrand}», que no está entre tus marcas.
                  </span>
                )}
              </li>
            )}
          />
        </section>
      )}
    </>
  );
}
