import type { Product } from '#domain/catalogue/product-fields.ts';
import { crudLoader } from '../crud/crud-loader.ts';
import { saleTexts } from '../crud/entity-texts.ts';
import { loadPage } from '../crud/load-list.ts';
import { EntityList } from '../list/entity-list.tsx';
import { adminClient } from '../session/admin-client.ts';
import type { Route } from './+types/page';
import { SaleForm } from './form/sale-form.tsx';
import { saleCard, saleListColumns } from './sale-columns.tsx';
import { saleExport } from './sale-export.ts';
import { SaleLinks } from './sale-links.tsx';

const load = crudLoader({
  texts: saleTexts,
  list: loadPage(adminClient.sales.list),
  byId: adminClient.sales.byId,
});

/** Adds the current product to an edited sale, for its stock and flavors. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const data = await load(args);
  const productId = data.mode === 'M' ? data.item.productId : null;
  const product: Product | null =
    productId === null ? null : await adminClient.products.byId(productId).catch(() => null);
  return { ...data, product };
}

export default function Sales({ loaderData }: Route.ComponentProps) {
  if (loaderData.mode !== 'L') {
    const { mode, item, product } = loaderData;
    return <SaleForm key={`${mode} ${item?.id}`} mode={mode} sale={item} product={product} />;
  }
  return (
    <EntityList
      texts={saleTexts}
      data={loaderData.list}
      columns={saleListColumns}
      card={saleCard}
      getName={({ productName, clientName }) => [productName, clientName].filter(Boolean).join(' de ')}
      remove={adminClient.sales.delete}
      file={saleExport}
      links={<SaleLinks />}
    />
  );
}
