import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';

const IDLE_MS = 5_000;
/** What garbage an engine has taken back by then differs by a tenth from start to start. */
const STARTS = 7;
const KB_A_MB = 1_000_000 / 1024;
const run = promisify(execFile);

/** The program as `npm start` runs it, in its one process, its database not counted: after its first start, and started again. */
export async function measureIdleMemory(): Promise<BenchmarkResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenhand-bench-'));
  try {
    const idleMemory = () => measureIdleMemoryOfStart({ DATA_DIR: dataDir }, IDLE_MS);
    const first = await idleMemory();
    const again: number[] = [];
    for (let start = 0; start < STARTS; start += 1) again.push(await idleMemory());
    again.sort((a, b) => a - b);
    return [
      {
        what: 'idle memory of the app, started again: median of seven starts',
        measured: again[Math.floor(STARTS / 2)] ?? NaN,
        unit: ' MB',
        goal: { atMost: 150 },
        seen: `${again.map((mb) => mb.toFixed(1)).join(', ')} MB`,
      },
      {
        what: 'idle memory after the first start, which fills the database',
        measured: first,
        unit: ' MB',
        goal: { atMost: 150 },
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** In MB, when a start with these settings has been left alone for so long; its database is not counted. */
export async function measureIdleMemoryOfStart(
  settings: Record<string, string>,
  idleMs: number,
): Promise<number> {
  // As from a shell: the cache of compiled sources that the bench has would stay in the server's memory.
  const { NODE_ENV: _, NODE_COMPILE_CACHE: __, ...env } = process.env;
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { ...env, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => chunk.includes('is ready at') && resolve());
      child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    });
    await sleep(idleMs);
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(child.pid)]);
    return Number(stdout) / KB_A_MB;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** What browsers load, as scripts/bundle-budgets.mjs weighs it, of a web built from the sources as they are. */
export async function measureBundleSizes(): Promise<BenchmarkResult[]> {
  await run(process.execPath, ['server/build-web.ts']);
  // It says what it found before it fails.
  const { stdout } = await run(process.execPath, ['scripts/bundle-budgets.mjs']).catch(
    (failed: { stdout: string }) => failed,
  );
  const sizes = [...stdout.matchAll(/^(.+): ([\d.]+) of (\d+) kB$/gm)].map(
    ([, name = '', size, limit]) => ({
      what: `gzipped: ${name}`,
      measured: Number(size),
      unit: ' kB' as const,
      goal: { atMost: Number(limit) },
    }),
  );
  const isStyle = ({ what }: { what: string }) => what.endsWith('.css');
  const largest = sizes.filter(isStyle).toSorted((a, b) => b.measured - a.measured)[0];
  const scripts = sizes.filter((size) => !isStyle(size));
  return largest === undefined
    ? scripts
    : [...scripts, { ...largest, what: 'gzipped: the largest style sheet' }];
}
