import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isTwinRunWanted } from '../features/twin-run/is-twin-run-wanted.ts';
import type { Services } from '../services-type.ts';

const program = fileURLToPath(new URL('twin-run-command.ts', import.meta.url));
/** Nobody who has just started it waits for this too. */
const FIRST_LOOK_MS = 60_000;
const LOOK_EVERY_MS = 60_000;
const TIME_MS = 300_000;

/**
 * Plays the twin run when it is due, in a process of its own: it works on a connection of the migrator's login, which the running
 * server has none of, and takes the memory of a second house with it when it ends. Of several processes that start it one plays.
 */
export function startTwinRunsEachNight(
  services: Pick<Services, 'config' | 'pools' | 'roles' | 'now' | 'log'>,
  {
    env = process.env,
    firstLookMs = FIRST_LOOK_MS,
  }: { env?: NodeJS.ProcessEnv; firstLookMs?: number } = {},
): { stop: () => Promise<void> } {
  if (services.config.TWIN_RUN === 'never') return { stop: async () => {} };
  let child: ChildProcess | undefined;
  const look = async () => {
    if (child === undefined && (await isTwinRunWanted(services))) {
      child = play(services, env);
      child.once('close', () => (child = undefined));
    }
  };
  let timer = setTimeout(function again() {
    look().catch((error: Error) => services.log({ at: 'twin-run', error: error.message }));
    timer = setTimeout(again, LOOK_EVERY_MS).unref();
  }, firstLookMs).unref();
  return {
    stop: async () => {
      clearTimeout(timer);
      if (child === undefined) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

function play({ log }: Pick<Services, 'log'>, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    timeout: TIME_MS,
    killSignal: 'SIGKILL',
  });
  child.on('error', (error) => log({ at: 'twin-run', error: error.message }));
  return child;
}
