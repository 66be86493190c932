import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssModulesPlugin } from './css-modules.config.ts';

/** The pages that the server draws, React and all, in one module that it imports. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [cssModulesPlugin(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'app/render-server-page-to-html.tsx',
    outDir: 'dist/pages',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    minify: true,
    reportCompressedSize: false,
  },
});
