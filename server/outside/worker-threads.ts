import { Worker } from 'node:worker_threads';
import { createConcurrencyLimiter } from '../http/concurrency-limiter.ts';

/** Has a program work in a thread of its own; undefined when it did not end in time. */
export type RunInThread = (program: URL, input: unknown) => Promise<unknown>;

type Thread = { worker: Worker; href: string; rest?: NodeJS.Timeout };
type Limits = { atOnce?: number; waitingMax?: number; limitMs?: number };

const START_MS = 10_000;
/** A thread with nothing to do gives its memory back. */
const REST_MS = 60_000;

/**
 * For calendars elsewhere: as long as a patient reader waits for one that says little. What is longer ahead in the queue comes
 * round again, as each is read every few minutes.
 */
export const CALENDAR_THREAD_LIMITS: Limits = { atOnce: 3, waitingMax: 100, limitMs: 20_000 };

/**
 * Threads for work on strangers’ text, a few at once and the others in a queue (`busy` when it is full). A thread that does
 * not answer in time, or takes too much memory, is ended: the server goes on. A program says `ready`, and then answers each
 * message with one.
 */
export function openWorkerThreads({
  atOnce = 2,
  waitingMax = 20,
  limitMs = 2_000,
}: Limits = {}): RunInThread {
  const turn = createConcurrencyLimiter({ atOnce, waitingMax });
  const resting: Thread[] = [];

  return (program, input) =>
    turn(async () => {
      const at = resting.findIndex(({ href }) => href === program.href);
      const thread = resting.splice(at, at < 0 ? 0 : 1)[0] ?? (await start(program));
      clearTimeout(thread.rest);
      thread.worker.ref();
      thread.worker.postMessage(input);
      const answer = await Promise.race([answerOf(thread.worker), nothingIn(limitMs)]).catch(
        async (error: unknown) => {
          await thread.worker.terminate();
          throw error;
        },
      );
      if (answer === undefined) {
        await thread.worker.terminate();
        return undefined;
      }
      keepIdle(thread);
      return answer.value;
    });

  function keepIdle(thread: Thread): void {
    thread.worker.unref();
    resting.push(thread);
    thread.rest = setTimeout(() => {
      resting.splice(resting.indexOf(thread), 1);
      void thread.worker.terminate();
    }, REST_MS).unref();
  }
}

/** It knows no secret: neither the surroundings of the server nor a connection. */
async function start(program: URL): Promise<Thread> {
  const worker = new Worker(program, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const ready = await Promise.race([answerOf(worker), nothingIn(START_MS)]);
  if (ready !== undefined) return { worker, href: program.href };
  await worker.terminate();
  throw new Error('a thread did not start');
}

function answerOf(worker: Worker): Promise<{ value: unknown }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ value: unknown }>();
  const gone = () => reject(new Error('a thread ended'));
  const onMessage = (value: unknown) => {
    worker.off('error', reject);
    worker.off('exit', gone);
    resolve({ value });
  };
  worker.once('message', onMessage);
  worker.once('error', reject);
  worker.once('exit', gone);
  return promise;
}

function nothingIn(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });
}
