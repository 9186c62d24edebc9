import { OpenAPIHono } from '@hono/zod-openapi';
import { requestId } from 'hono/request-id';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api as urls } from '#contract/urls/shop-urls.ts';
import { limitBodies } from './http/body-limit.ts';
import type { ApiEnv, ApiParts } from './http/env.ts';
import { Failure, failureTexts } from './http/failure.ts';
import { refuseForeignOrigin } from './http/foreign-origin.ts';
import { EVERYTHING, refuseUndeclared } from './http/guard.ts';
import { onError } from './http/on-error.ts';
import { badFields } from './responses/field-errors.ts';
import { backOfficeBrandRoutes } from './routes/admin/brands.ts';
import { backOfficeCategoryRoutes } from './routes/admin/categories.ts';
import { backOfficeConstantRoutes } from './routes/admin/constants.ts';
import { imageUploadRoutes } from './routes/admin/image-upload.ts';
import { attentionRoutes } from './routes/admin/pending-counts.ts';
import { priceHistoryRoutes } from './routes/admin/price-history.ts';
import { priceListRoutes } from './routes/admin/price-list.ts';
import { priceListStepRoutes } from './routes/admin/price-list-steps.ts';
import { priceRoutes } from './routes/admin/prices.ts';
import { backOfficeProductRoutes } from './routes/admin/products.ts';
import { saleRoutes } from './routes/admin/sales.ts';
import { brandRoutes } from './routes/public/brands.ts';
import { categoryRoutes } from './routes/public/categories.ts';
import { constantRoutes } from './routes/public/constants.ts';
import { contactRoutes } from './routes/public/contact.ts';
import { docsRoutes } from './routes/public/docs.ts';
import { healthRoutes } from './routes/public/health.ts';
import { imageRoutes } from './routes/public/images.ts';
import { productRoutes } from './routes/public/products.ts';
import { authRoutes } from './routes/public/sign-in.ts';

/** Literal addresses come before those with a parameter in the same place (A2); the documentation comes last. */
const everyRoute = [
  healthRoutes,
  authRoutes,
  categoryRoutes,
  brandRoutes,
  constantRoutes,
  priceRoutes,
  priceHistoryRoutes,
  priceListRoutes,
  priceListStepRoutes,
  backOfficeProductRoutes,
  backOfficeBrandRoutes,
  backOfficeCategoryRoutes,
  saleRoutes,
  backOfficeConstantRoutes,
  attentionRoutes,
  productRoutes,
  imageRoutes,
  imageUploadRoutes,
  contactRoutes,
  docsRoutes,
];

/** Calls that take files and bound them themselves. */
const fileCalls = new Set<string>([urls.images, adminApi.priceListPreview]);

/** The API as a function of its collaborators; the same for the network, the pages and the tests. */
export function createApi(parts: ApiParts) {
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const { error, target } = result;
      throw badFields(error, { data: 'data' in result ? result.data : undefined, isForm: target === 'json' });
    },
  });
  api.onError(onError(parts.log));
  api.use(EVERYTHING, requestId());
  api.use(EVERYTHING, async (c, next) => {
    c.set('identity', parts.identity);
    await next();
  });
  api.use(EVERYTHING, refuseForeignOrigin(parts));
  api.use(EVERYTHING, limitBodies(fileCalls));
  for (const routes of everyRoute) routes(api, parts);
  refuseUndeclared(api);
  api.all(EVERYTHING, () => {
    throw new Failure(404, failureTexts.notFound);
  });
  return api;
}
