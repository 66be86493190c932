import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EndpointCallFailedError } from './endpoint-call-failed-error.ts';
import { retryCallUntilAnswered, shouldRetryQuery } from './retry-unanswered-calls-and-queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function failed(status: number, code = 'x') {
  return new EndpointCallFailedError({
    type: '',
    title: '',
    status,
    code,
    message: 'No.',
    requestId: '',
  });
}
const away = failed(0, 'network');

test.each([
  ['the server was not reached', away],
  ['something before it says that it is away', failed(503)],
])('while %s the choice is kept and asked again, until there is an answer', async (_, error) => {
  const ask = vi.fn().mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  ask.mockResolvedValue('open');
  const onWait = vi.fn();
  const asked = retryCallUntilAnswered(ask, onWait);
  await vi.advanceTimersByTimeAsync(499);
  expect([ask.mock.calls.length, onWait.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1001);
  expect(await asked).toBe('open');
  expect([ask.mock.calls.length, onWait.mock.calls.length]).toEqual([3, 1]);
});

test.each([409, 403, 404, 422, 500])('an answer of %i is an answer', async (status) => {
  const ask = vi.fn().mockRejectedValue(failed(status));
  await expect(retryCallUntilAnswered(ask, () => {})).rejects.toThrow('No.');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a server that stays away is given up after half a minute, which is told', async () => {
  const ask = vi.fn().mockRejectedValue(away);
  const asked = retryCallUntilAnswered(ask, () => {});
  const told = expect(asked).rejects.toBe(away);
  await vi.advanceTimersByTimeAsync(29_499);
  expect(ask).toHaveBeenCalledTimes(8);
  await vi.advanceTimersByTimeAsync(1);
  await told;
  expect(ask).toHaveBeenCalledTimes(9);
});

test.each([
  ['a lost connection', away, 1],
  ['a busy server', failed(503, 'busy'), 3],
  ['a refusal', failed(403), 0],
  ['a fault of the server', failed(500), 0],
  ['a fault of the page', new Error('No.'), 0],
])('a page that asks for what it shows meets %s', (_, error, times) => {
  const again = [0, 1, 2, 3, 4].filter((failures) => shouldRetryQuery(failures, error));
  expect(again).toHaveLength(times);
});
