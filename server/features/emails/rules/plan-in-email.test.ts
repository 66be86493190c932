import type { PublicJobPlan } from '@evenhand/contract/job-plan/public-plan-and-plan-application-began-under-types.ts';
import { expect, test } from 'vitest';
import { jobPlanInEmailWords } from './plan-in-email.ts';

const sha256 = '7c1f92ab'.padEnd(64, '0');
const plan: PublicJobPlan = {
  places: 2,
  criteria: [
    { name: 'Judgement', isEssential: true },
    { name: 'Numeracy', isEssential: false },
  ],
  stages: [
    { kind: 'sift', name: 'Written answers', weight: 1, reviewsPerItem: 3, minutes: null },
    { kind: 'interview', name: 'Interview', weight: 2, reviewsPerItem: null, minutes: 45 },
  ],
};

test('a candidate reads the mark, what is looked for, in which steps, what each counts and how many are hired', () => {
  expect(
    jobPlanInEmailWords({ sha256, frozenAt: '2026-05-02T23:30:00Z', plan }, 'Europe/London'),
  ).toBe(
    'fixed on 3 May 2026: 7c1f-92ab. Essential: Judgement. Desirable: Numeracy. Steps: 1. Written answers. ' +
      'Each is read by 3 people. It counts for a third of the whole. 2. Interview. It counts for two thirds of ' +
      'the whole, twice as much as “Written answers”. There are 2 places',
  );
});

test('a name that a mail program could make a link of loses it, and nothing else', () => {
  const linked = {
    ...plan,
    criteria: [{ name: 'See https://elsewhere.test/now', isEssential: true }],
    stages: [
      {
        kind: 'sift',
        name: 'Answers at www.elsewhere.test',
        weight: 1,
        reviewsPerItem: null,
        minutes: null,
      },
    ],
  };
  const words = jobPlanInEmailWords(
    { sha256, frozenAt: '2026-05-02T12:00:00Z', plan: linked },
    'UTC',
  );
  expect(words).not.toMatch(/:\/\/|www\.\S/);
  expect(words).toContain(
    'fixed on 2 May 2026: 7c1f-92ab. Essential: See https elsewhere. test now.',
  );
});
