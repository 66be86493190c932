// What a first visit downloads: the gzipped size of each entry or page with everything it imports statically.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const CSS_LIMIT_KB = 15;
const STAFF = 'app/staff/index.html';
const BUDGETS = [
  { name: 'sign-in page', limitKb: 85, chunks: [STAFF, 'app/pages/sign-in-page.tsx'] },
  {
    // The shell comes with the page, and so does what stands beside the list: one chunk, which has no source of its own.
    name: 'dashboard',
    limitKb: 140,
    chunks: [STAFF, 'shell'],
  },
  { name: 'reviewer', limitKb: 130, chunks: ['app/reviewer/index.html'] },
  {
    name: 'candidate script',
    limitKb: 5,
    chunks: ['app/candidate/candidate-pages-browser-entry.ts'],
  },
  {
    name: 'candidate script of a test',
    limitKb: 4,
    chunks: ['app/candidate/candidate-test-browser-entry.ts'],
  },
];
/** What comes on top of the shell when somebody opens a report, or a part of it. */
const REPORTS = {
  limitKb: 60,
  chunks: [
    'app/pages/organisation-report-page.tsx',
    'features/reporting/org/pick-day-calendar.tsx',
    'features/reporting/org/diversity/pipeline-diversity-section.tsx',
    'features/reporting/org/sourcing/sourcing-insights-section.tsx',
    'features/reporting/org/impact/adverse-impact-panel.tsx',
    'features/reporting/job-diversity-chart.tsx',
  ],
};
/** The builder of a role, on top of the shell; its library, its e-mails and its last step arrive when they are opened. */
const BUILDER = {
  name: 'builder',
  limitKb: 60,
  chunks: [
    'app/pages/job-builder-page.tsx',
    'features/builder/publish-job-step-section.tsx',
    'features/builder/question-library-drawer.tsx',
  ],
};
/** The times and interviews of a role, on top of the shell. */
const CALENDAR = {
  name: 'calendar of a role',
  limitKb: 60,
  chunks: ['app/pages/job-interview-calendar-page.tsx'],
};
/** Loaded when somebody goes into a field of rich text: the part itself, as what it shares has arrived by then. */
const EDITOR = {
  name: 'rich-text editor',
  limitKb: 130,
  chunk: 'parts/rich-text/rich-text-editor.tsx',
};
/** The base class of full zod; zod/mini's is called ZodMiniType, so minifying cannot confuse the two. */
const FULL_ZOD = /[`"']ZodType[`"']/;

const manifests = globSync('web/dist/**/.vite/manifest.json').map((file) => ({
  folder: dirname(dirname(file)),
  entries: byName(JSON.parse(readFileSync(file, 'utf8'))),
}));
const failures = [
  ...BUDGETS.flatMap(checkScripts),
  ...REPORTS.chunks.flatMap((chunk) => checkLaterChunk(chunk, { ...REPORTS, name: 'report' })),
  ...BUILDER.chunks.flatMap((chunk) => checkLaterChunk(chunk, BUILDER)),
  ...CALENDAR.chunks.flatMap((chunk) => checkLaterChunk(chunk, CALENDAR)),
  ...checkEditor(),
  ...checkStyles(),
  ...checkZod(),
];
for (const failure of failures) console.error(failure);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Chunks of several sources are known by their name. */
function byName(entries) {
  const shared = Object.entries(entries).filter(([key]) => key.startsWith('_'));
  return { ...Object.fromEntries(shared.map(([, chunk]) => [chunk.name, chunk])), ...entries };
}

function checkScripts({ name, limitKb, chunks }) {
  const manifest = manifests.find(({ entries }) => chunks.every((chunk) => entries[chunk]));
  if (!manifest) return [`${name}: no manifest below web/dist names ${chunks.join(' and ')}`];
  const files = new Set(chunks.flatMap((chunk) => staticFiles(manifest.entries, chunk)));
  return judge({ name, limitKb, files: [...files].map((file) => join(manifest.folder, file)) });
}

function staticFiles(entries, chunk, seen = new Set()) {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const { file, imports = [] } = entries[chunk];
  return [file, ...imports.flatMap((imported) => staticFiles(entries, imported, seen))];
}

function checkLaterChunk(chunk, { name, limitKb }) {
  const manifest = manifests.find(({ entries }) => entries[chunk]);
  if (!manifest) return [`no manifest below web/dist names ${chunk}`];
  const { entries, folder } = manifest;
  if (!entries[chunk].isDynamicEntry) return [`${chunk} arrives before anybody opens it`];
  const there = new Set([STAFF, 'shell'].flatMap((known) => staticFiles(entries, known)));
  const files = staticFiles(entries, chunk).filter((file) => !there.has(file));
  return judge({
    name: `${name}, ${chunk.replace(/^.*\/|\.tsx$/g, '')}`,
    limitKb,
    files: [...new Set(files)].map((file) => join(folder, file)),
  });
}

function checkEditor() {
  const manifest = manifests.find(({ entries }) => entries[EDITOR.chunk]);
  if (!manifest) return [`${EDITOR.name}: no manifest below web/dist names ${EDITOR.chunk}`];
  const { file, isDynamicEntry } = manifest.entries[EDITOR.chunk];
  if (!isDynamicEntry) return [`${EDITOR.name} arrives before anybody writes`];
  return judge({ ...EDITOR, files: [join(manifest.folder, file)] });
}

function checkStyles() {
  return globSync('web/dist/**/*.css').flatMap((file) =>
    judge({ name: file, limitKb: CSS_LIMIT_KB, files: [file] }),
  );
}

function judge({ name, limitKb, files }) {
  const bytes = files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length,
    0,
  );
  const sentence = `${name}: ${(bytes / KB).toFixed(1)} of ${limitKb} kB`;
  console.log(sentence);
  return bytes > limitKb * KB ? [`${sentence} is too much: ${files.join(', ')}`] : [];
}

function checkZod() {
  return globSync('web/dist/**/*.js')
    .filter((file) => FULL_ZOD.test(readFileSync(file, 'utf8')))
    .map((file) => `${file} holds all of zod: import from 'zod/mini'`);
}
