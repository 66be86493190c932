import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFilesOfFolder } from './compress-files-of-folder.ts';
import { StartError } from './outside/start-error.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'web');
const dist = join(web, 'dist');
const STAMP = 'built-from';
/** What browsers load, and the pages that the server draws. */
const parts = [
  ['vite.config.ts', 'app'],
  ['vite.pages.config.ts', 'pages'],
] as const;

/**
 * Builds the web unless the last build was of these very sources; in a process of its own, which takes the memory that a
 * build needs with it.
 */
export async function buildWeb(): Promise<void> {
  // A release brings it built, and none of what it is made of.
  if (!existsSync(join(web, parts[0][0]))) return;
  if ((await readStamp()) === (await stampOfSources())) return;
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // For browsers there is one build, whatever the server is started as.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await once(child, 'exit');
  if (child.exitCode !== 0)
    throw new StartError('The web could not be built, for the reason given above.');
}

async function buildHere(): Promise<{ built: boolean }> {
  const stamp = await stampOfSources();
  if ((await readStamp()) === stamp) return { built: false };
  // Built beside and then moved in: a build that fails, or another at the same time, leaves the old pages standing.
  const next = join(web, `dist.next-${process.pid}`);
  try {
    const { build } = await import('vite');
    for (const [config, part] of parts) {
      await build({
        configFile: join(web, config),
        root: web,
        mode: 'production',
        logLevel: 'warn',
        build: { outDir: join(next, part), emptyOutDir: true },
      });
    }
    await compressFilesOfFolder(join(next, 'app', 'assets'));
    await writeFile(join(next, STAMP), stamp);
    await rm(dist, { recursive: true, force: true });
    await rename(next, dist);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
  return { built: true };
}

/** Names and contents of everything a build reads. */
async function stampOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const sources = await Promise.all([filesUnder('web'), filesUnder('contract')]);
  for (const file of [
    ...sources.flat(),
    'package-lock.json',
    'server/compress-files-of-folder.ts',
  ].sort()) {
    const content = createHash('sha256').update(await readFile(join(root, file)));
    hash.update(`${file}\n${content.digest('hex')}\n`);
  }
  return hash.digest('hex');
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = entries
    .filter(
      ({ name }) => name !== 'node_modules' && !name.startsWith('dist') && !name.startsWith('.'),
    )
    .map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
  return (await Promise.all(found)).flat();
}

async function readStamp(): Promise<string> {
  return readFile(join(dist, STAMP), 'utf8').catch(() => '');
}

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production';
  const { built } = await buildHere();
  console.log(built ? 'The web was built.' : 'The web is up to date.');
}
