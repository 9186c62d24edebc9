import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// Fewer, larger files compress better: what every public page needs comes in two.
const groups = [
  { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shop', test: /\/src\/(?:domain|contract|ui|shop)\//, minShareCount: 4, priority: 1 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  // All but the framework goes into the server's bundle, so that interface libraries are not needed at run time.
  ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] },
});
