import type { RequestListener, Server } from 'node:http';
import type { ServerBuild } from 'react-router';

export type PageBuild = {
  build: () => Promise<ServerBuild>;
  /** Puts development middleware in front of the app. */
  wrap: (app: RequestListener) => RequestListener;
  close: () => Promise<void>;
};

const BUILT = new URL('../../../build/server/index.js', import.meta.url).href;

/** The output of `npm run build`. */
export async function builtPages(): Promise<PageBuild> {
  const built: ServerBuild = await import(BUILT);
  return { build: async () => built, wrap: (app) => app, close: async () => {} };
}

/** The pages from their sources, with hot reload. */
export async function developmentPages(server: Server): Promise<PageBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  return {
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    wrap: (app) => (request, response) => vite.middlewares(request, response, () => app(request, response)),
    close: () => vite.close(),
  };
}
