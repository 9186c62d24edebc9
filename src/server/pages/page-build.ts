import type { RequestListener, Server } from 'node:http';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { z } from 'zod';

/** The bundle of the pages; their loaders read the client from its copy of the context. */
export type ShopBuild = ServerBuild & {
  entry: { module: { shopClientContext: Parameters<RouterContextProvider['set']>[0] } };
};

export type PageBuild = {
  build: () => Promise<ShopBuild>;
  /** Puts development middleware in front of the app. */
  wrap: (app: RequestListener) => RequestListener;
  close: () => Promise<void>;
};

const exported = z.looseObject({
  routes: z.looseObject({}),
  entry: z.looseObject({ module: z.looseObject({ default: z.function(), shopClientContext: z.looseObject({}) }) }),
});

const shopBuild = z.custom<ShopBuild>((built) => exported.safeParse(built).success, 'is not the bundle of the pages');

const BUILT = new URL('../../../build/server/index.js', import.meta.url).href;

/** The output of `npm run build`. */
export async function builtPages(): Promise<PageBuild> {
  const built = shopBuild.parse(await import(BUILT));
  return { build: async () => built, wrap: (app) => app, close: async () => {} };
}

/** The pages from their sources, with hot reload. */
export async function developmentPages(server: Server): Promise<PageBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  return {
    build: async () => shopBuild.parse(await vite.ssrLoadModule('virtual:react-router/server-build')),
    wrap: (app) => (request, response) => vite.middlewares(request, response, () => app(request, response)),
    close: () => vite.close(),
  };
}
