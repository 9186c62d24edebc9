import { adminApi } from './admin-urls.ts';
import { api } from './shop-urls.ts';

/** Calls whose bodies are files: they may be larger than others, and take longer. */
export const uploadPaths: ReadonlySet<string> = new Set([
  api.images,
  adminApi.priceListPreview,
  adminApi.readProductTable,
  adminApi.productImports,
]);
