import { expect, test } from 'vitest';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { createReviewScoreAutosave } from './review-score-autosave.ts';

const failure = (status: number) =>
  new EndpointCallFailedError({
    type: '',
    title: '',
    status,
    code: '',
    message: '',
    requestId: '',
  });
/** The network of this test answers at once: nothing is left to do after the next turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function network(answers: (EndpointCallFailedError | null)[]) {
  const sent: number[] = [];
  const autosave = createReviewScoreAutosave(
    async (_, stars) => {
      sent.push(stars);
      const answer = answers.shift();
      if (answer) throw answer;
    },
    () => Promise.resolve(),
  );
  return { sent, keeper: autosave, state: () => autosave.current().get('a') };
}

test('a score is sent and saved', async () => {
  const { sent, keeper: autosave, state } = network([]);
  autosave.score('a', 4);
  expect(state()).toEqual({ stars: 4, state: 'saving' });
  await settle();
  expect([sent, state()]).toEqual([[4], { stars: 4, state: 'saved' }]);
});

test('what did not get through is tried until it does', async () => {
  const { sent, keeper: autosave, state } = network([failure(0), failure(503), failure(429), null]);
  autosave.score('a', 2);
  await settle();
  expect([sent, state()]).toEqual([[2, 2, 2, 2], { stars: 2, state: 'saved' }]);
});

test('the latest stars win', async () => {
  const { sent, keeper: autosave, state } = network([]);
  autosave.score('a', 1);
  autosave.score('a', 3);
  autosave.score('a', 5);
  await settle();
  expect([sent.at(-1), state()]).toEqual([5, { stars: 5, state: 'saved' }]);
  expect(sent.length).toBeLessThanOrEqual(2);
});

test.each([404, 410, 423])('a refusal with %i is not tried again', async (status) => {
  const { sent, keeper: autosave, state } = network([failure(status)]);
  autosave.score('a', 3);
  await settle();
  expect([sent, state()]).toEqual([[3], { stars: 3, state: 'refused' }]);
});

test('waiting scores go at once when the network is back', async () => {
  let isBack = false;
  const autosave = createReviewScoreAutosave(
    async () => {
      if (!isBack) throw failure(0);
    },
    () => new Promise(() => {}),
  );
  autosave.score('a', 3);
  await settle();
  expect(autosave.current().get('a')?.state).toBe('unsaved');
  isBack = true;
  autosave.tryNow();
  await settle();
  expect(autosave.current().get('a')?.state).toBe('saved');
});
