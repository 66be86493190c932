import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssModulesPlugin } from './css-modules.config.ts';

/** Single components on a page of their own, for the tests in e2e/components. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [cssModulesPlugin(), react()],
  publicDir: false,
  build: {
    write: false,
    minify: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'chrome131',
    reportCompressedSize: false,
    rolldownOptions: { input: 'test/component-page.html' },
  },
});
