import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

test('so many work at once, the others wait their turn, and one more than can wait is told', async () => {
  const inTurn = createConcurrencyLimiter({ atOnce: 2, waitingMax: 3 });
  const order: number[] = [];
  const finish: (() => void)[] = [];
  const works = Array.from({ length: 5 }, (_, n) =>
    inTurn(async () => {
      order.push(n);
      await new Promise<void>((resolve) => finish.push(resolve));
    }),
  );
  await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'busy' });
  expect(order).toEqual([0, 1]);
  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(finish.length).toBeLessThanOrEqual(2);
  }
  await Promise.all(works);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  await expect(inTurn(async () => 'through')).resolves.toBe('through');
});

test('work that fails makes room for the next', async () => {
  const inTurn = createConcurrencyLimiter({ atOnce: 1, waitingMax: 1 });
  const failing = inTurn(() => Promise.reject(new Error('planted')));
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('planted');
  await expect(next).resolves.toBe('next');
});

test('who leaves the queue makes room at once for whoever comes next', async () => {
  const inTurn = createConcurrencyLimiter({ atOnce: 1, waitingMax: 2 });
  const running = Promise.withResolvers<void>();
  const begun: string[] = [];
  const work = (name: string) => async () => void begun.push(name);
  const first = inTurn(() => running.promise);
  const gone = new AbortController();
  const left = inTurn(work('left'), gone.signal);
  const stays = inTurn(work('stays'), new AbortController().signal);
  await expect(inTurn(work('full'))).rejects.toMatchObject({ code: 'busy' });
  gone.abort(new Error('gone'));
  const next = inTurn(work('next'));
  await expect(left).rejects.toThrow('gone');
  await expect(inTurn(work('late'), gone.signal)).rejects.toThrow('gone');
  running.resolve();
  await Promise.all([first, stays, next]);
  expect(begun).toEqual(['stays', 'next']);
});

test('where fewer are let through for a while one still goes on, and all that wait once there is room, before whoever comes then', async () => {
  let room = 0;
  const inTurn = createConcurrencyLimiter({ atOnce: 4, waitingMax: 0, atOnceNow: () => room });
  const begun: { name: string; end: () => void }[] = [];
  const works = ['one', 'two', 'three', 'four'].map((name) =>
    inTurn(() => new Promise<void>((end) => begun.push({ name, end }))),
  );
  const names = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return begun.map(({ name }) => name);
  };
  await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'busy' });
  expect(await names()).toEqual(['one']);
  begun[0]?.end();
  expect(await names()).toEqual(['one', 'two']);
  room = 3;
  const late = inTurn(async () => {});
  expect(await names()).toEqual(['one', 'two', 'three', 'four']);
  for (const { end } of begun) end();
  await Promise.all([...works, late]);
});
