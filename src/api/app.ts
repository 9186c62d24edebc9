import { OpenAPIHono } from '@hono/zod-openapi';
import { uploadPaths } from '#contract/urls/upload-paths.ts';
import { forShoppers } from '#data/engine/database.ts';
import { refusalRecorder } from './audit/record-refusal.ts';
import { limitBodies } from './http/body-limit.ts';
import type { ApiDependencies, ApiEnv } from './http/env.ts';
import { Failure, failureTexts } from './http/failure.ts';
import { rejectForeignOrigin } from './http/foreign-origin.ts';
import { API_PATTERN, assertAccessDeclared } from './http/guard.ts';
import { onError } from './http/on-error.ts';
import { assignRequestId, sendRequestId } from './http/request-id.ts';
import { secureCookies } from './http/secure-cookies.ts';
import { refuseOnlyWhenAsked } from './identity/identity-availability.ts';
import { setDefaultCacheControl } from './responses/default-cache-control.ts';
import { toFieldFailure } from './responses/field-errors.ts';
import { accountRoutes } from './routes/admin/account.ts';
import { auditRoutes } from './routes/admin/audit.ts';
import { adminBrandRoutes } from './routes/admin/brands.ts';
import { adminCategoryRoutes } from './routes/admin/categories.ts';
import { adminConstantRoutes } from './routes/admin/constants.ts';
import { imageUploadRoutes } from './routes/admin/image-upload.ts';
import { messageRoutes } from './routes/admin/messages.ts';
import { orderRoutes } from './routes/admin/orders.ts';
import { pendingCountsRoutes } from './routes/admin/pending-counts.ts';
import { priceHistoryRoutes } from './routes/admin/price-history.ts';
import { priceListRoutes } from './routes/admin/price-lists/price-list.ts';
import { priceListStepRoutes } from './routes/admin/price-lists/price-list-steps.ts';
import { supplierRoutes } from './routes/admin/price-lists/suppliers.ts';
import { priceRoutes } from './routes/admin/prices.ts';
import { pictureFromAddressRoute } from './routes/admin/product-import/picture-from-address.ts';
import { productImportRoutes } from './routes/admin/product-import/product-import.ts';
import { adminProductRoutes } from './routes/admin/products.ts';
import { saleRoutes } from './routes/admin/sales.ts';
import { salesSummaryRoutes } from './routes/admin/sales-summary.ts';
import { stockRoutes } from './routes/admin/stock/stock.ts';
import { storageRoutes } from './routes/admin/storage.ts';
import { brandRoutes } from './routes/public/brands.ts';
import { categoryRoutes } from './routes/public/categories.ts';
import { constantRoutes } from './routes/public/constants.ts';
import { contactRoutes } from './routes/public/contact.ts';
import { docsRoutes } from './routes/public/docs.ts';
import { healthRoutes } from './routes/public/health.ts';
import { homeRoutes } from './routes/public/home.ts';
import { imageRoutes } from './routes/public/images.ts';
import { productRoutes } from './routes/public/products.ts';
import { signInRoutes } from './routes/public/sign-in.ts';
import { tokenSignInRoutes } from './routes/public/token-sign-in.ts';

/** Literal paths come before those with a parameter in the same position (A2); the documentation comes last. */
const routeGroups = [
  healthRoutes,
  signInRoutes,
  tokenSignInRoutes,
  homeRoutes,
  categoryRoutes,
  brandRoutes,
  constantRoutes,
  priceRoutes,
  priceHistoryRoutes,
  priceListRoutes,
  priceListStepRoutes,
  supplierRoutes,
  adminProductRoutes,
  productImportRoutes,
  pictureFromAddressRoute,
  adminBrandRoutes,
  adminCategoryRoutes,
  stockRoutes,
  saleRoutes,
  salesSummaryRoutes,
  orderRoutes,
  adminConstantRoutes,
  messageRoutes,
  pendingCountsRoutes,
  storageRoutes,
  accountRoutes,
  auditRoutes,
  productRoutes,
  imageRoutes,
  imageUploadRoutes,
  contactRoutes,
  docsRoutes,
];

/** Those that only read what shoppers see. */
const shopReads = new Set([homeRoutes, categoryRoutes, brandRoutes, constantRoutes, productRoutes]);

/** The API as a function of its dependencies; the same for the network, the pages and the tests. */
export function createApi(options: ApiDependencies) {
  const dependencies = { ...options, identity: refuseOnlyWhenAsked(options.identity) };
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const { error, target } = result;
      throw toFieldFailure(error, { data: 'data' in result ? result.data : undefined, isForm: target === 'json' });
    },
  });
  api.onError(onError(dependencies.log));
  api.use(API_PATTERN, assignRequestId, sendRequestId, setDefaultCacheControl);
  api.use(API_PATTERN, async (c, next) => {
    c.set('identity', dependencies.identity);
    await next();
  });
  api.use(API_PATTERN, secureCookies(dependencies));
  const recordRefusal = refusalRecorder(dependencies);
  api.use(
    API_PATTERN,
    rejectForeignOrigin({
      ...dependencies,
      onRefusal: ({ path, requestId }) => recordRefusal({ entry: { did: 'foreign origin', to: { path } }, requestId }),
    }),
  );
  api.use(API_PATTERN, limitBodies(uploadPaths));
  const forReads = { ...dependencies, database: forShoppers(dependencies.database) };
  for (const routes of routeGroups) routes(api, shopReads.has(routes) ? forReads : dependencies);
  assertAccessDeclared(api);
  api.all(API_PATTERN, () => {
    throw new Failure(404, failureTexts.notFound);
  });
  return api;
}
