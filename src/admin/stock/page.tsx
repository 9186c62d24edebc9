import { stockTexts } from '../crud/entity-texts.ts';
import { productLoader } from '../products/product-loader.ts';
import { ProductsScreen } from '../products/products-screen.tsx';
import { adminClient } from '../session/admin-client.ts';
import type { Route } from './+types/page';
import { stockExport } from './stock-export.ts';
import { StockLinks } from './stock-links.tsx';

export const clientLoader = productLoader(stockTexts);

export default function Stock({ loaderData }: Route.ComponentProps) {
  return (
    <ProductsScreen
      texts={stockTexts}
      data={loaderData}
      file={stockExport}
      remove={adminClient.products.delete}
      links={<StockLinks />}
    />
  );
}
