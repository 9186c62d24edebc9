import { OpenAPIHono } from '@hono/zod-openapi';
import { requestId } from 'hono/request-id';
import type { ApiEnv, ApiParts } from './env.ts';
import { Failure, failureTexts } from './failure.ts';
import { refuseUndeclared } from './guard.ts';
import { onError } from './on-error.ts';
import { authRoutes } from './routes/auth.ts';
import { brandRoutes } from './routes/brands.ts';
import { categoryRoutes } from './routes/categories.ts';
import { constantRoutes } from './routes/constants.ts';
import { healthRoutes } from './routes/health.ts';
import { imageRoutes } from './routes/images.ts';
import { imageUploadRoutes } from './routes/images-upload.ts';
import { productRoutes } from './routes/products.ts';

const everyRoute = [
  healthRoutes,
  authRoutes,
  categoryRoutes,
  brandRoutes,
  constantRoutes,
  productRoutes,
  imageRoutes,
  imageUploadRoutes,
];

/** The API as a function of its collaborators; the same for the network, the pages and the tests. */
export function createApi(parts: ApiParts) {
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw new Failure(400, failureTexts.badRequest, { cause: result.error });
    },
  });
  api.onError(onError(parts.log));
  api.use('/api/*', requestId());
  api.use('/api/*', async (c, next) => {
    c.set('identity', parts.identity);
    await next();
  });
  for (const routes of everyRoute) routes(api, parts);
  refuseUndeclared(api);
  api.openAPIRegistry.registerComponent('securitySchemes', 'idToken', { type: 'http', scheme: 'bearer' });
  api.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: 'Mostrador', version: '1' } });
  api.all('/api/*', () => {
    throw new Failure(404, failureTexts.notFound);
  });
  return api;
}
