import { expect, test } from 'vitest';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { createScorecardAutosave } from './scorecard-autosave.ts';

/** A server that answers when it is told to. */
function makeServer() {
  const calls: { part: string; value: string; version: number }[] = [];
  const waiting: { resolve: (version: number) => void; reject: (error: unknown) => void }[] = [];
  const autosave = createScorecardAutosave<string>(
    (part, draft) =>
      new Promise((resolve, reject) => {
        calls.push({ part, ...draft });
        waiting.push({ resolve, reject });
      }),
    // Nobody waits but for what wakes them.
    () => new Promise(() => {}),
  );
  const settle = async (deed: (call: (typeof waiting)[number]) => void) => {
    const call = waiting.shift();
    if (call === undefined) throw new Error('nothing was sent');
    deed(call);
    await turn();
  };
  return { autosave, calls, settle };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function failure(status: number, code: string): EndpointCallFailedError {
  return new EndpointCallFailedError({
    status,
    code,
    title: code,
    message: code,
    type: code,
    requestId: '1',
  });
}

const written = { version: 0 };

test('what is written is sent at once, and the next upon the version that was stored', async () => {
  const { autosave, calls, settle } = makeServer();
  autosave.write('7', 'four stars', written);
  expect(autosave.current().get('7')?.state).toBe('saving');
  await settle(({ resolve }) => resolve(1));
  expect(autosave.current().get('7')).toEqual({ value: 'four stars', version: 1, state: 'saved' });
  autosave.write('7', 'five stars', written);
  await settle(({ resolve }) => resolve(2));
  expect(calls.map(({ value, version }) => [value, version])).toEqual([
    ['four stars', 0],
    ['five stars', 1],
  ]);
});

test('while one call is under way the latest wins, and nothing between is sent', async () => {
  const { autosave, calls, settle } = makeServer();
  for (const value of ['a', 'ab', 'abc']) autosave.write('7', value, written);
  await settle(({ resolve }) => resolve(1));
  await settle(({ resolve }) => resolve(2));
  expect(calls.map(({ value, version }) => [value, version])).toEqual([
    ['a', 0],
    ['abc', 1],
  ]);
  expect(autosave.current().get('7')?.state).toBe('saved');
});

test('what finds no net is kept and sent once there is one', async () => {
  const { autosave, calls, settle } = makeServer();
  autosave.write('7', 'four stars', written);
  await settle(({ reject }) => reject(new TypeError('no net')));
  expect(autosave.current().get('7')?.state).toBe('unsaved');
  autosave.tryNow();
  await turn();
  await settle(({ resolve }) => resolve(1));
  expect(calls).toHaveLength(2);
  expect(autosave.current().get('7')).toMatchObject({ state: 'saved', version: 1 });
});

test('what another tab has saved is never overwritten unasked', async () => {
  const { autosave, calls, settle } = makeServer();
  autosave.write('7', 'mine', written);
  await settle(({ reject }) => reject(failure(409, 'newer-version')));
  expect(autosave.current().get('7')).toEqual({ value: 'mine', version: 0, state: 'newer' });
  autosave.keepMine('7', 3);
  await settle(({ resolve }) => resolve(4));
  expect(calls.at(-1)).toEqual({ part: '7', value: 'mine', version: 3 });
  autosave.write('8', 'mine', written);
  await settle(({ reject }) => reject(failure(409, 'newer-version')));
  autosave.takeTheirs('8');
  expect(autosave.current().has('8')).toBe(false);
});

test('a card that is locked takes nothing, and is not asked again', async () => {
  const { autosave, calls, settle } = makeServer();
  autosave.write('7', 'late', written);
  await settle(({ reject }) => reject(failure(409, 'card-locked')));
  expect(autosave.current().get('7')?.state).toBe('refused');
  autosave.tryNow();
  await turn();
  expect(calls).toHaveLength(1);
});
