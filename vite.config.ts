import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // All but the framework goes into the server's bundle, so that interface libraries are not needed at run time.
  ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] },
});
