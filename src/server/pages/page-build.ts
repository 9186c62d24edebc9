import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { RouterContext, RouterContextProvider, ServerBuild } from 'react-router';
import { z } from 'zod';
import { projectPath } from '../project-folder.ts';
import { StartError } from '../start-error.ts';

type ContextKey = Parameters<RouterContextProvider['set']>[0];

/** The bundle of the pages; their loaders read the client from its copy of the context. */
export type ShopBuild = ServerBuild & {
  entry: {
    module: {
      shopClientContext: ContextKey;
      renderedPageContext: RouterContext<{ readonly nonce: string; html: readonly string[] }>;
      styleSheet: string;
    };
  };
};

export type PageBuild = {
  build: () => Promise<ShopBuild>;
  /** Puts development middleware in front of the app. */
  wrap: (app: RequestListener) => RequestListener;
  close: () => Promise<void>;
};

const contextKey = z.looseObject({});
const entryModule = z.looseObject({
  default: z.function(),
  shopClientContext: contextKey,
  renderedPageContext: contextKey,
  styleSheet: z.string(),
});
const exported = z.looseObject({ routes: z.looseObject({}), entry: z.looseObject({ module: entryModule }) });

const shopBuild = z.custom<ShopBuild>((built) => exported.safeParse(built).success, 'is not the bundle of the pages');

const BUNDLE = projectPath('build/server/index.js');
const CLIENT_FILES = projectPath('build/client');

/** The output of `npm run build`. Throws StartError when it is missing or cannot be loaded. */
export async function builtPages(): Promise<PageBuild> {
  const missing = [BUNDLE, CLIENT_FILES].find((path) => !existsSync(path));
  if (missing) throw new StartError(`The pages are not built: ${missing} is missing. Run "npm run build".`);
  const built = await loadBundle();
  return { build: async () => built, wrap: (app) => app, close: async () => {} };
}

async function loadBundle(): Promise<ShopBuild> {
  try {
    const built = shopBuild.safeParse(await import(pathToFileURL(BUNDLE).href));
    if (built.success) return built.data;
  } catch (cause) {
    throw new StartError(`The built pages cannot be loaded: ${String(cause)}. Run "npm run build".`, { cause });
  }
  throw new StartError('The built pages are of another version of the shop. Run "npm run build".');
}

/** The pages from their sources, with hot reload. */
export async function developmentPages(server: Server): Promise<PageBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: projectPath('.'),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  return {
    build: async () => shopBuild.parse(await vite.ssrLoadModule('virtual:react-router/server-build')),
    wrap: (app) => (request, response) => vite.middlewares(request, response, () => app(request, response)),
    close: () => vite.close(),
  };
}
