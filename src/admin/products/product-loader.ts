import { crudLoader } from '../crud/crud-loader.ts';
import type { EntityTexts } from '../crud/entity-texts.ts';
import { loadPage } from '../crud/load-list.ts';
import { adminClient } from '../session/admin-client.ts';
import { toastError } from '../ui/toasts.tsx';
import type { ProductFormOptions } from './form/product-values.ts';

async function loadFormOptions(): Promise<ProductFormOptions> {
  try {
    const [brands, categories] = await Promise.all([adminClient.brands.list(), adminClient.categories.list()]);
    return { brands: brands.rows, categories: categories.rows };
  } catch {
    toastError('Hubo un error al obtener las categorías/marcas.');
    return { brands: [], categories: [] };
  }
}

/** The loader of the product and stock screens. */
export const productLoader = (texts: EntityTexts) =>
  crudLoader({
    texts,
    list: loadPage(adminClient.products.list),
    byId: adminClient.products.byId,
    choices: loadFormOptions,
  });
