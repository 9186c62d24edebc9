import { OpenAPIHono } from '@hono/zod-openapi';
import { requestId } from 'hono/request-id';
import { adminApi } from '#contract/admin-urls.ts';
import { api as urls } from '#contract/urls.ts';
import type { ApiEnv, ApiParts } from './env.ts';
import { Failure, failureTexts } from './failure.ts';
import { badFields } from './field-texts.ts';
import { refuseForeignOrigin } from './foreign-origin.ts';
import { EVERYTHING, refuseUndeclared } from './guard.ts';
import { limitBodies } from './limits.ts';
import { onError } from './on-error.ts';
import { authRoutes } from './routes/auth.ts';
import { attentionRoutes } from './routes/back-office/attention.ts';
import { backOfficeBrandRoutes } from './routes/back-office/brands.ts';
import { backOfficeCategoryRoutes } from './routes/back-office/categories.ts';
import { backOfficeConstantRoutes } from './routes/back-office/constants.ts';
import { priceHistoryRoutes } from './routes/back-office/price-history.ts';
import { priceListRoutes } from './routes/back-office/price-list.ts';
import { priceListStepRoutes } from './routes/back-office/price-list-steps.ts';
import { priceRoutes } from './routes/back-office/prices.ts';
import { backOfficeProductRoutes } from './routes/back-office/products.ts';
import { saleRoutes } from './routes/back-office/sales.ts';
import { brandRoutes } from './routes/brands.ts';
import { categoryRoutes } from './routes/categories.ts';
import { constantRoutes } from './routes/constants.ts';
import { contactRoutes } from './routes/contact.ts';
import { docsRoutes } from './routes/docs.ts';
import { healthRoutes } from './routes/health.ts';
import { imageRoutes } from './routes/images.ts';
import { imageUploadRoutes } from './routes/images-upload.ts';
import { productRoutes } from './routes/products.ts';

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
