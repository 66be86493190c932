import { expect, test } from 'vitest';
import { openWorkerThreads } from './worker-threads.ts';

const program = (deed: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, threadId } from 'node:worker_threads';
      parentPort.on('message', (input) => { ${deed} });
      parentPort.postMessage('ready');`)}`,
  );
const echo = program('parentPort.postMessage({ input, threadId, env: Object.keys(process.env) });');
const endless = program('while (true);');
const greedy = program(
  'const all = []; while (true) all.push(new Array(1e5).fill(input + all.length));',
);
const broken = program('throw new Error("fell over");');

test('a thread answers, knows nothing of the surroundings, and is used again', async () => {
  const inThread = openWorkerThreads();
  const first = await inThread(echo, 'a');
  expect(first).toMatchObject({ input: 'a', env: [] });
  expect(await inThread(echo, 'b')).toEqual({ ...(first as object), input: 'b' });
});

test('work that does not end is ended, and the next in the queue has its turn', async () => {
  // What answers is under this limit too: long enough for a thread that has to wait for its core.
  const inThread = openWorkerThreads({ atOnce: 1, limitMs: 2_000 });
  const answers = await Promise.all([
    inThread(endless, 'a'),
    inThread(echo, 'b'),
    inThread(endless, 'c'),
    inThread(echo, 'd'),
  ]);
  expect(answers).toMatchObject([undefined, { input: 'b' }, undefined, { input: 'd' }]);
});

test('whoever finds the queue full is told so', async () => {
  const inThread = openWorkerThreads({ atOnce: 1, waitingMax: 1, limitMs: 50 });
  const asked = [inThread(endless, 1), inThread(echo, 2), inThread(echo, 3)];
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[2]).toMatchObject({ reason: { code: 'busy' } });
});

test('a thread that falls over or takes all memory brings nobody else down', async () => {
  const inThread = openWorkerThreads({ atOnce: 1, limitMs: 120_000 });
  await expect(inThread(broken, 'a')).rejects.toThrow('fell over');
  await expect(inThread(greedy, 'a')).rejects.toThrow();
  expect(await inThread(echo, 'b')).toMatchObject({ input: 'b' });
});
