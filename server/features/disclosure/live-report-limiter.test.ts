import { expect, test } from 'vitest';
import { createLiveReportConcurrencyLimiter } from './live-report-limiter.ts';
import { createConcurrentWorkSharer } from './create-concurrent-work-sharer.ts';

/** Work that goes on until it is let go. */
function opened() {
  const running: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (name: string) => () => {
    running.push(name);
    return new Promise<void>((resolve) => gates.set(name, resolve));
  };
  const finish = async (name: string) => {
    gates.get(name)?.();
    await new Promise(setImmediate);
  };
  return { running, work, finish };
}

test('one report an organisation and two a process are counted at a time, the others in turn', async () => {
  const turnOf = createLiveReportConcurrencyLimiter();
  const { running, work, finish } = opened();
  const done = [
    turnOf(1)(work('a1')),
    turnOf(1)(work('a2')),
    turnOf(2)(work('b1')),
    turnOf(3)(work('c1')),
  ];
  await new Promise(setImmediate);
  expect(running).toEqual(['a1', 'b1']);
  await finish('b1');
  expect(running).toEqual(['a1', 'b1', 'c1']);
  await finish('a1');
  expect(running).toEqual(['a1', 'b1', 'c1', 'a2']);
  await finish('a2');
  await finish('c1');
  await Promise.all(done);
});

test('whoever finds the queue full is told so, and work that fails lets the next one in', async () => {
  const turnOf = createLiveReportConcurrencyLimiter({ ownWaitingMax: 1 });
  const { running, work, finish } = opened();
  const broken = turnOf(1)(() => Promise.reject(new Error('fell over')));
  const waiting = turnOf(1)(work('a2'));
  await expect(turnOf(1)(work('a3'))).rejects.toMatchObject({ code: 'busy' });
  await expect(broken).rejects.toThrow('fell over');
  expect(running).toEqual(['a2']);
  await finish('a2');
  await waiting;
});

test('who asks for the same meanwhile shares it, and it goes on until the last of them has left', async () => {
  const share = createConcurrentWorkSharer<string>();
  const [one, two] = [new AbortController(), new AbortController()];
  const started: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    started.push(signal);
    return new Promise<string>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('stopped'))),
    );
  };
  const first = share({ key: 'same', signal: one.signal }, work);
  const second = share({ key: 'same', signal: two.signal }, work);
  one.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  expect(started.map(({ aborted }) => aborted)).toEqual([false]);
  two.abort(new Error('left'));
  await expect(second).rejects.toThrow('stopped');
  const later = new AbortController().signal;
  await expect(share({ key: 'same', signal: later }, async () => 'anew')).resolves.toBe('anew');
});
