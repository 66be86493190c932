import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProductSurveyStore } from './product-survey-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function requested(answer: () => Promise<{ id: number }> = async () => ({ id: 5 })) {
  const saved: unknown[] = [];
  let overs = 0;
  const survey = createProductSurveyStore({
    save: (one) => {
      saved.push(one);
      return answer();
    },
    onOver: () => {
      overs += 1;
    },
  });
  return { survey, saved, overs: () => overs };
}

test('rating, comment, thanks that go by themselves after 4.5 seconds; first a new row, then the same', async () => {
  const { survey, saved } = requested();
  await survey.rate(9);
  expect(survey.read().step).toBe('comment');
  await survey.comment('Clear.');
  expect(saved).toEqual([
    { id: null, rating: 9, text: '' },
    { id: 5, rating: 9, text: 'Clear.' },
  ]);
  await vi.advanceTimersByTimeAsync(4499);
  expect(survey.read().step).toBe('thanks');
  await vi.advanceTimersByTimeAsync(1);
  expect(survey.read().step).toBe('closed');
});

test('closing it counts as a no, at the first step and once', () => {
  const { survey, saved, overs } = requested();
  survey.close();
  expect([survey.read().step, saved, overs()]).toEqual(['closed', [], 1]);
});

test('closing it at the comment keeps the rating, and that was the answer', async () => {
  const { survey, saved, overs } = requested();
  await survey.rate(3);
  survey.close();
  expect([survey.read().step, saved.length, overs()]).toEqual(['closed', 1, 1]);
});

test('what could not be saved is said in words, and can be sent again', async () => {
  let isGone = true;
  const { survey, saved, overs } = requested(() =>
    isGone
      ? Promise.reject(new Error('We could not reach the server.'))
      : Promise.resolve({ id: 5 }),
  );
  await survey.rate(4);
  expect(survey.read()).toEqual({
    step: 'rating',
    isSending: false,
    problem: 'We could not reach the server.',
  });
  expect(overs()).toBe(0);
  isGone = false;
  await survey.rate(6);
  expect(survey.read()).toEqual({ step: 'comment', isSending: false, problem: null });
  expect([saved.length, overs()]).toEqual([2, 1]);
});

test('two presses send one rating', async () => {
  const { survey, saved } = requested();
  await Promise.all([survey.rate(4), survey.rate(5)]);
  expect(saved).toHaveLength(1);
});
