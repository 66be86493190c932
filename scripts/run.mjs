// Runs on any Node ≥ 18, before anything is installed: installs what the lockfile says, finds Node 24, hands over.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as modules from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const TASKS = {
  start: ['server/main.ts'],
  dev: ['scripts/dev.mjs'],
  check: ['scripts/check.mjs', 'check'],
  test: ['scripts/check.mjs', 'all'],
  bench: ['bench/run-benchmarks.ts'],
  faults: ['server/test/faults/run-planted-faults-and-mutate-rules.ts'],
  attack: ['server/test/attack/run-attacks.ts'],
  figures: ['bench/check-or-rebuild-figures.ts'],
  pictures: ['e2e/take-and-compare-pictures.ts'],
  firefox: ['e2e/run-tests-in-firefox.ts'],
  caldav: ['server/test/caldav/run-tests-with-radicale.ts'],
  image: ['server/test/image/run-tests-with-image.ts'],
  pgbouncer: ['server/test/pgbouncer/run-tests-with-pgbouncer.ts'],
  cells: ['server/test/haproxy/run-tests-with-haproxy.ts'],
  'verify-audit': ['server/commands/verify-audit-command.ts'],
  operator: ['server/commands/operator-command.ts'],
  backup: ['server/commands/backup-command.ts'],
  restore: ['server/commands/restore-command.ts'],
  migrate: ['server/commands/migrate-command.ts'],
  'rotate-keys': ['server/commands/rotate-keys-command.ts'],
  retention: ['server/commands/retention-command.ts'],
  'twin-run': ['server/commands/twin-run-command.ts'],
  sbom: ['scripts/sbom.mjs'],
  release: ['scripts/release/make-release.mjs'],
};
/** Reads the lockfile and nothing else, on any Node, so that what it prints stands alone. */
const NEEDS_NO_INSTALL = 'sbom';
const NEEDED_NODE = [24, 12];
const STAMP = 'node_modules/.installed';
/** Compiled sources are kept: what is run again is faster. The server keeps none, as all of them would stay in its memory. */
const COMPILED = 'node_modules/.cache/compiled';
/** A killed hand-over takes the task with it, which would else go on and hold the port. */
const END_WITH_PARENT =
  'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGTERM"));process.channel.unref()';

/**
 * Room for young objects, in MB: left to itself it grows to 32 and is never given back, and a download of a million rows
 * fills it; more room makes nothing measurably faster.
 */
const LESS_MEMORY = '--max-semi-space-size=4';
/** So that the server can tidy up once it has started. */
const TIDY = '--expose-gc';
/** So that it needs neither the compiler of TypeScript nor what that has made. */
const STRIPPED = ['--import', new URL('load-stripped-typescript.mjs', import.meta.url).href];
const SERVER_OPTIONS = [LESS_MEMORY, TIDY, ...STRIPPED, '--disable-warning=ExperimentalWarning'];

const [name = '', ...args] = process.argv.slice(2);
const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
if (!task) fail(`There is no task "${name}". Choose one of: ${Object.keys(TASKS).join(', ')}.`);
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
if (name === NEEDS_NO_INSTALL) await import(pathToFileURL(join(process.cwd(), ...task)).href);
else {
  install();
  await handOver([...task, ...args]);
}

function install() {
  const lockfile = readFileSync('package-lock.json');
  const wanted = createHash('sha256')
    .update(lockfile)
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log(
    'Installing what package-lock.json says (the first time this takes about a minute) …',
  );
  // Removed first and written last, so that an interrupted install is repeated.
  rmSync(STAMP, { force: true });
  const { NODE_ENV: _, ...env } = process.env;
  // Not `npm ci`: it refuses a lockfile from a registry that lacks another platform's packages.
  const wishes = [
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ];
  const { status, error } = runNpm(['install', ...wishes], env);
  if (error)
    fail(`npm could not be started (${error.message}): install Node ≥ 18 together with npm.`);
  if (status !== 0)
    fail('Installing failed, for the reason npm gives above. Run the same command again to go on.');
  writeFileSync(STAMP, wanted);
}

function runNpm(npmArgs, env) {
  const options = { stdio: 'inherit', env };
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  if (npm && /npm-cli\.[cm]?js$/.test(npm)) return spawnSync(node, [npm, ...npmArgs], options);
  return spawnSync('npm', npmArgs, { ...options, shell: process.platform === 'win32' });
}

/** In this very process where its Node is new enough: half the memory, and nobody to forward signals to. */
async function handOver([script, ...scriptArgs]) {
  if (!existsSync(script)) fail(`The task "${name}" has no ${script} yet.`);
  const node = isNewEnough() ? process.execPath : installedNode();
  const env = { ...process.env, PATH: dirname(node) + delimiter + (process.env.PATH ?? '') };
  const isServer = name === 'start';
  const compiled = join(process.cwd(), COMPILED);
  if (!isServer) env.NODE_COMPILE_CACHE = compiled;
  // glibc gives every thread an arena of its own, which mostly stays empty.
  if (isServer) env.MALLOC_ARENA_MAX ??= '2';
  if (node !== process.execPath)
    return handOverTo(node, [...(isServer ? SERVER_OPTIONS : []), script, ...scriptArgs], env);
  if (
    isServer &&
    process.execve &&
    process.platform !== 'win32' &&
    !process.execArgv.includes(LESS_MEMORY)
  )
    // The same process begins anew, as this setting holds from the beginning only.
    process.execve(
      node,
      [node, ...process.execArgv, ...SERVER_OPTIONS, ...process.argv.slice(1)],
      env,
    );
  if (!isServer) modules.enableCompileCache?.(compiled);
  else if (!process.execArgv.includes(LESS_MEMORY)) await import(STRIPPED[1]);
  // For the processes that the server starts, which end and take it along.
  process.env.NODE_COMPILE_CACHE = compiled;
  process.env.PATH = env.PATH;
  process.argv = [node, join(process.cwd(), script), ...scriptArgs];
  await import(pathToFileURL(join(process.cwd(), script)).href);
}

function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]);
}

function installedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(process.cwd(), 'node_modules', `node-${system}-${process.arch}`, 'bin', binary);
  if (existsSync(node)) return node;
  fail(
    `Evenhand needs Node ≥ ${NEEDED_NODE.join('.')}, this is ${process.versions.node}, and npm has none for ` +
      `${process.platform} on ${process.arch}: install Node ≥ 24 from https://nodejs.org and run the same command again.`,
  );
}

function handOverTo(node, nodeArgs, env) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(node, ['--import', END_WITH_PARENT, ...nodeArgs], { stdio, env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal's Ctrl-C reaches the child by itself.
    process.on(signal, () =>
      signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal),
    );
  }
  child.on('error', (error) =>
    fail(`${node} does not run here (${error.message}): install Node ≥ 24.`),
  );
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
