import { productTexts } from '../crud/entity-texts.ts';
import type { Route } from './+types/page';
import { productExport } from './list/product-export.ts';
import { ProductLinks } from './product-links.tsx';
import { productLoader } from './product-loader.ts';
import { ProductsScreen } from './products-screen.tsx';

export const clientLoader = productLoader(productTexts);

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductsScreen texts={productTexts} data={loaderData} file={productExport} links={<ProductLinks />} />;
}
