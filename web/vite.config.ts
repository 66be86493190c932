import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What every page needs: one file packs better than many. Nothing with a style sheet, or the layers lose their order. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\/|createReactComponent|vite\/preload-helper|web\/(paths|contact-email)\.ts/;
/** What every call needs. The log-in page is drawn without it. */
const CALLS =
  /node_modules\/zod\/|web\/api\.ts|contract\/(endpoint|instant|problem|sign-in|text)\.ts/;
const FIRST_FONT = 'figtree-latin-wght-normal';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFirstFont(), layersFirst()],
  resolve: {
    alias: {
      // For Reacts older than ours.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // The page's policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: {
      input: [
        'shell/staff/index.html',
        'shell/reviewer/index.html',
        'shell/candidate/candidate.ts',
        'shell/open/open.ts',
      ],
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'calls', test: CALLS },
          ],
        },
      },
    },
  },
});

/** The font of every first view is asked for before its style sheet has been read. */
function preloadFirstFont(): Plugin {
  return {
    name: 'preload-first-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => name.includes(FIRST_FONT));
        if (!file) return [];
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${file}`,
          crossorigin: '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Layers rank in the order in which they are first named: every style sheet names them all, whichever arrives first. */
function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = `@layer reset,tokens,base,ui,page;${String(file.source)}`;
        }
      }
    },
  };
}
