import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type ServerProcess = {
  baseUrl: string;
  child: ChildProcess;
  /** Settled with what it ended with: an exit code, or the signal that killed it. */
  ended: Promise<number | string>;
  /** Asks it to end, as a service manager does, and waits. */
  stop: () => Promise<number | string>;
  /** The lines of its log, the newest at most, in which it says why something was answered "busy" or "broken". */
  failures: string[];
};

type Account = { uid: number; gid: number };
export type ServerProcessOutcome = { code: number | string; stdout: string; stderr: string };

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 290_000;
const FAILURES_MAX = 100;
/** What Node has made of the sources, for the next start: half of it is reading them. */
const COMPILED = join(root, 'node_modules/.cache/compiled');

/** `server/main.ts` in a process of its own, once it is ready; knows no setting but those given. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = launch(settings);
  const ended = endOf(child);
  const failures: string[] = [];
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server did not start in time: ${output}`));
    }, START_TIMEOUT_MS);
    const readOutput = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Evenhand is ready')) return;
      clearTimeout(late);
      // Its log is read on and let go, or the pipe would fill and the server wait for us.
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', readOutput).resume();
      if (child.stdout) collectFailures(child.stdout, failures);
      resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', readOutput);
    ended
      .then((code) => {
        clearTimeout(late);
        reject(new Error(`the server ended with ${code}: ${output}`));
      })
      .catch(reject);
  });
  return {
    baseUrl: settings['BASE_URL'] ?? `http://127.0.0.1:${settings['PORT']}`,
    child,
    ended,
    failures,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function collectFailures(log: Readable, failures: string[]): void {
  createInterface(log).on('line', (line) => {
    // Of those who went away nobody was answered.
    if (!line.includes('"at":"failure"') || line.includes('runUntilClientDisconnects')) return;
    failures.push(line);
    if (failures.length > FAILURES_MAX) failures.shift();
  });
}

/** What a start that comes to an end by itself says and returns; one that goes on is killed and told as 'SIGKILL'. */
export async function runServerProcess(
  settings: Record<string, string>,
  { args = [], account, until }: { args?: string[]; account?: Account; until?: string } = {},
): Promise<ServerProcessOutcome> {
  const child = launch(settings, { args, account });
  const late = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const captured = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    captured.stdout += chunk.toString();
    if (until !== undefined && captured.stdout.includes(until)) child.kill('SIGKILL');
  });
  child.stderr?.on('data', (chunk: Buffer) => (captured.stderr += chunk.toString()));
  const code = await endOf(child);
  clearTimeout(late);
  return { code, ...captured };
}

function launch(
  settings: Record<string, string>,
  { args = [], account }: { args?: string[]; account?: Account | undefined } = {},
): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [join(root, 'server/main.ts'), ...args], {
    cwd: root,
    // A twin run would take half of the machine from what is being tested.
    env: { PATH, HOME, NODE_COMPILE_CACHE: COMPILED, TWIN_RUN: 'never', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
}

function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'nothing'));
  });
}
