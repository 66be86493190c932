import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cssModulesPlugin } from './css-modules.config.ts';

/** What every page needs: one file packs better than many. Nothing with a style sheet, or the layers lose their order. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|regexparam)\/|node_modules\/wouter\/(?!src\/use-hash)|createReactComponent|vite\/preload-helper|web\/net\/(staff-page-paths|site-contact-email|parse-same-site-path)\.ts|staff\/bare-message-page\.tsx|layout\/welcome-page-logo-link\.tsx/;
/** What every call needs. The log-in page is drawn without it. */
const CALLS =
  /node_modules\/zod\/|web\/net\/(call-endpoint-and-download-or-upload-file|endpoint-call-failed-error|reauthentication-handler|find-and-forget-preloaded-responses|read-preloaded-response|last-user-input-and-mutation-times|idempotency-keys|read-endpoint-call-reply-and-problem-details)\.ts|contract\/(endpoint|instant-codec|problem-details|sign-in|sign-in\/current-user-own-organisation-and-daily-usage|text-email-id-and-list-search-schemas|organisation\/member-role-facts)\.ts/;
/** The style of whatever is shown first, to whomever: one sheet, which all pages share. */
const LOOK =
  /ui\/(styles|tokens|base|button-and-icon-button|text-input-field|status-tag|product-logo|error-note|skeleton|avatar|dialog|dropdown-menu|toast-list|star-rating-field|progress-bar|anchored-layer|removable-filter-chip|inline-text-select|select-field|filter-popover|pagination|checkbox|stacked-bar)(\.scoped)?\.css$|fontsource-variable.*\.css$|(bare-message-page|welcome-page-logo-link)\.scoped\.css/;
const STYLE = /\.css$/;
const FIRST_FONT = 'figtree-latin-wght-normal';

/** What is shown before anybody has logged in: it loads nothing that only pages behind it need. */
const FIRST =
  /app\/staff\/(index\.html|main\.tsx)$|app\/pages\/(home-redirect|sign-in|choose-password)-page\.tsx$/;
const REVIEWER = /web\/app\/reviewer\//;
const CANDIDATE = /app\/candidate\/candidate-pages-browser-entry\.ts$/;
const SERVER_DRAWN = /web\/app\/(candidate|careers|feedback-and-history|templates-and-guides)\//;
const SHELL = /app\/staff\/dashboard-with-shell\.ts$/;
const ICON = /icons\/(Icon\w+)\.mjs$/;
const DASHBOARD = /app\/staff\/(dashboard-with-shell\.ts|dashboard\/dashboard-side-cards\.tsx)$/;
/** What stands beside the list on some days, for some people: one file for all of it, whose style comes with the shell's. */
const CARDS =
  /hires\/job-hire-status-question-buttons\.tsx|interviews\/interview-of-day-list-item\.tsx|feedback\/experience-survey-comment-stepper\.tsx|dashboard\/missing-organisation-info-card\.tsx|jobs\/hire-status-thanks-card\.tsx/;
const STYLE_OF_CARDS =
  /hires\/job-hire-status-question-buttons\.\w+\.css|dashboard\/dashboard-side-cards\.\w+\.css/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    cssModulesPlugin(),
    withoutSentences(),
    react(),
    preloadFirstFont(),
    layersFirst(),
    ownStylesLast(),
    withoutForwarders(),
  ],
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
    // Those that have anchor positioning: docs/decisions/014.
    target: ['chrome131', 'edge131', 'firefox147', 'safari26'],
    reportCompressedSize: false,
    rolldownOptions: {
      input: [
        'app/staff/index.html',
        'app/reviewer/index.html',
        'app/candidate/candidate-pages-browser-entry.ts',
        'app/candidate/candidate-test-browser-entry.ts',
        'app/templates-and-guides/templates-and-guides-styles.ts',
        'app/feedback-and-history/feedback-and-history-styles.ts',
        'app/careers/careers-page-styles.ts',
      ],
      output: {
        // Enough to be told apart; what the first page has to know of all others is mostly their names.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 9)}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'look', test: LOOK },
            { name: partOf, includeDependenciesRecursively: false, debugName: 'shell and pages' },
          ],
        },
      },
    },
  },
});

type Modules = {
  getModuleInfo: (
    id: string,
  ) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

/**
 * Few files for what everyone begins with, as a hundred small ones pack badly, and each is asked for by itself: what the
 * dashboard shares with the log-in page, what with reviewers, and what with the shell and its other pages.
 */
function partOf(id: string, modules: Modules): string | null {
  if (BASE.test(id)) return 'base';
  if (CALLS.test(id)) return 'parts';
  if (CARDS.test(id)) return 'cards';
  if (STYLE_OF_CARDS.test(id)) return 'shell';
  const users = usersOf(id, modules);
  const isFor = (some: RegExp) => users.some((user) => some.test(user));
  // What candidates' pages share with the builder or with a test: a few hundred bytes each, and one file for all of it.
  if (isFor(CANDIDATE) && users.length > 1 && !STYLE.test(id)) return 'candidate-parts';
  if (isFor(SERVER_DRAWN)) return null;
  const isFirst = isFor(SHELL) || isFor(DASHBOARD);
  // What a card shares with the log-in page or reviewers is theirs, unless it is as small as a sign.
  const isOfCards = isFor(CARDS) && (ICON.test(id) || !(isFor(FIRST) || isFor(REVIEWER)));
  if (!isFirst && !isOfCards) return null;
  if (isFor(FIRST)) return 'base';
  if (isFor(REVIEWER)) return 'parts';
  return isFirst ? 'shell' : 'cards';
}

/** The pages and entries that cannot be shown without a module. */
function usersOf(id: string, modules: Modules, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const info = modules.getModuleInfo(id);
  if (!info) return [];
  const icon = ICON.exec(id)?.[1];
  const importers = icon ? drawersOf(icon) : info.importers;
  const above = importers.flatMap((importer) => usersOf(importer, modules, seen));
  return info.dynamicImporters.length > 0 || info.importers.length === 0 ? [id, ...above] : above;
}

/** All icons are imported by one list, and that by whoever needs any: the sources tell who needs which. */
const sources: { file: string; icons: readonly string[] }[] = [
  'app',
  'features',
  'parts',
  'ui',
].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true })
    .map((name) => join(import.meta.dirname, folder, String(name)))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, icons: readFileSync(file, 'utf8').match(/\bIcon[A-Z]\w*/g) ?? [] })),
);

function drawersOf(icon: string): string[] {
  return sources.filter(({ icons }) => icons.includes(icon)).map(({ file }) => file);
}

/** What an address is for, in a sentence, is for the documentation of the API: nobody reads it in a browser. */
function withoutSentences(): Plugin {
  return {
    name: 'without-sentences',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      CONTRACT.test(id) ? { code: code.replace(SENTENCE, ''), map: null } : null,
  };
}

const CONTRACT = /\/contract\/[\w/-]+\.ts$/;
const SENTENCE = /^ {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),$/gm;

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

/** A page's own sheet follows those it shares with others, on which it builds. */
function ownStylesLast(): Plugin {
  return {
    name: 'own-styles-last',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sheets = chunk.viteMetadata?.importedCss ?? new Set();
        for (const own of [...sheets].filter((file) => file.includes(`/${chunk.name}-`))) {
          sheets.delete(own);
          sheets.add(own);
        }
      }
    },
  };
}

/**
 * A part that is put together with others is offered under its own name by a file that does nothing else, which costs a trip
 * before the part is asked for: whoever loads it takes it from where it is.
 */
function withoutForwarders(): Plugin {
  return {
    name: 'without-forwarders',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const forwarder of chunks) {
        const [, exported, target] = FORWARDS.exec(forwarder.code.trim()) ?? [];
        if (forwarder.isEntry || exported === undefined || target === undefined) continue;
        const name = basename(forwarder.fileName);
        const taken = exported.split(',').map((part) => {
          const [here, there] = part.split(' as ');
          return `${there ?? here}:part.${here}`;
        });
        const direct = `import(\`./${target}\`).then(part=>({${taken.join(',')}}))`;
        for (const chunk of chunks)
          chunk.code = chunk.code.replaceAll(`import(\`./${name}\`)`, () => direct);
        Reflect.deleteProperty(bundle, forwarder.fileName);
      }
    },
  };
}

const FORWARDS = /^export\{([^}]+)\}from["'`]\.\/([^"'`]+)["'`];?$/;
