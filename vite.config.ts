import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leaveOutUnusedFeatures } from './tools/bundle/empty-functions.ts';

type Modules = { getModuleInfo: (id: string) => { importers: string[] } | null };

/** The route modules of every page of the shop, as the router's plugin names them, and what runs before them. */
const EVERY_PAGE = /\/src\/(?:shop\/layout\/.*\?__react-router-build-client-route|root\.tsx|entry\.client\.tsx)/;

/** The route modules of the pages where most visits begin; what only the others need is not loaded with them. */
const FIRST_PAGES = /\/src\/shop\/(?:home|product-list|product)\/.*\?__react-router-build-client-route/;

/** Names the file for what so many of these pages need before anything is loaded lazily. */
function neededBy(pages: RegExp, count = 1) {
  return (id: string, modules: Modules): 'shop' | null => {
    const seen = new Set<string>();
    const climb = (from: string): void => {
      if (seen.has(from)) return;
      seen.add(from);
      modules.getModuleInfo(from)?.importers.forEach(climb);
    };
    climb(id);
    return [...seen].filter((module) => pages.test(module)).length >= count ? 'shop' : null;
  };
}

// Fewer, larger files compress better: what every public page needs comes in two, with what several of them need.
const groups = [
  { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 3 },
  {
    name: neededBy(EVERY_PAGE),
    debugName: 'every page',
    test: /\/src\/(?:domain|contract|ui|shop)\/[^?]*\.tsx?$/,
    priority: 2,
  },
  {
    name: neededBy(FIRST_PAGES, 2),
    debugName: 'first pages',
    test: /\/src\/(?:domain|contract|ui|shop)\//,
    minShareCount: 3,
    priority: 1,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), leaveOutUnusedFeatures()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  // Validates responses in development; loaded on demand, which would reload the page if it were not prepared.
  optimizeDeps: { include: ['@hono/zod-openapi'] },
  // All but the framework goes into the server's bundle, so that interface libraries are not needed at run time. In
  // development they are loaded by Node, because Vite does not run CommonJS modules.
  ssr: command === 'build' ? { noExternal: true, external: ['react', 'react-dom', 'react-router'] } : {},
}));
