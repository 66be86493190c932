// Takes the types out of the server's sources, once for each text: what is left is kept beside the packages, under its own hash.
import { createHash } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Another Node may write it otherwise. */
const KEPT = join(ROOT, 'node_modules/.cache/stripped', process.version);

/** Where the text is kept without its types, or will be. */
export function strippedFile(text) {
  return join(KEPT, `${createHash('sha256').update(text).digest('hex')}.js`);
}

function stripAll() {
  mkdirSync(KEPT, { recursive: true });
  const before = new Set(readdirSync(KEPT));
  for (const name of globSync('{contract,server}/**/*.ts', { cwd: ROOT, exclude: isLeftOut })) {
    const text = readFileSync(join(ROOT, name), 'utf8');
    const file = strippedFile(text);
    if (before.delete(basename(file))) continue;
    // Under another name first: whoever reads meanwhile finds all of it or nothing.
    const unfinished = `${file}-${process.pid}`;
    writeFileSync(unfinished, stripTypeScriptTypes(text));
    renameSync(unfinished, file);
  }
  for (const old of before) rmSync(join(KEPT, old), { force: true });
}

/** Tests are run by vitest, which reads them itself. */
function isLeftOut(name) {
  return /(^|[\\/])(node_modules|test)$|\.test\.ts$/.test(name);
}

if (import.meta.main) stripAll();
