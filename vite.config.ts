import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

type Modules = { getModuleInfo: (id: string) => { importers: string[] } | null };

/** The route modules of the shop, as the router's plugin names them, and what runs before them. */
const SHOP_ENTRY = /\/src\/(?:shop\/.*\?__react-router-build-client-route|root\.tsx|entry\.client\.tsx)/;

/** Whether a page of the shop needs the module before anything is loaded lazily. */
function isForShoppers(id: string, modules: Modules): boolean {
  const seen = new Set<string>();
  const climb = (from: string): boolean => {
    if (SHOP_ENTRY.test(from)) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (modules.getModuleInfo(from)?.importers ?? []).some(climb);
  };
  return climb(id);
}

// Fewer, larger files compress better: what every public page needs comes in two.
const groups = [
  { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: (id: string, modules: Modules) => (isForShoppers(id, modules) ? 'shop' : null),
    debugName: 'shop',
    test: /\/src\/(?:domain|contract|ui|shop)\//,
    minShareCount: 3,
    priority: 1,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  // Validates responses in development; loaded on demand, which would reload the page if it were not prepared.
  optimizeDeps: { include: ['@hono/zod-openapi'] },
  // All but the framework goes into the server's bundle, so that interface libraries are not needed at run time. In
  // development they are loaded by Node, because Vite does not run CommonJS modules.
  ssr: command === 'build' ? { noExternal: true, external: ['react', 'react-dom', 'react-router'] } : {},
}));
