// Loaded before the server: has its sources read without their types. Node would load a compiler for that, or keep what it has
// compiled of each file, 11 and 16 MB for as long as the server runs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { strippedFile } from './strip-typescript.mjs';

const SOURCES = ['contract', 'server'].map((name) => new URL(`../${name}/`, import.meta.url).href);
let isTried = false;

registerHooks?.({
  load(url, context, nextLoad) {
    const isSource = url.endsWith('.ts') && SOURCES.some((folder) => url.startsWith(folder));
    const source = isSource ? readStripped(readFileSync(fileURLToPath(url), 'utf8')) : undefined;
    // What cannot be kept, on a disk that nobody may write to, Node compiles itself.
    return source === undefined
      ? nextLoad(url, context)
      : { format: 'module', source, shortCircuit: true };
  },
});

/** Where one is missing, as on a fresh machine and after an update, all are made, by a process of its own. */
function readStripped(text) {
  const file = strippedFile(text);
  const kept = readIfThere(file);
  if (kept !== undefined || isTried) return kept;
  isTried = true;
  const program = fileURLToPath(new URL('strip-typescript.mjs', import.meta.url));
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: 'ignore',
  });
  return readIfThere(file);
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
