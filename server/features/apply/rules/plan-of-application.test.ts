import type { PublicJobPlan } from '@evenhand/contract/job-plan/public-plan-and-plan-application-began-under-types.ts';
import { expect, test } from 'vitest';
import { planOfApplication } from './plan-of-application.ts';

const plan: PublicJobPlan = {
  places: 2,
  criteria: [{ name: 'Judgement', isEssential: true }],
  stages: [
    { kind: 'sift', name: 'Written answers', weight: 1, reviewsPerItem: 3, minutes: null },
    { kind: 'interview', name: 'Interview', weight: 1, reviewsPerItem: null, minutes: 30 },
  ],
};
const frozenAt = new Date('2026-05-03T12:00:00Z');
const own = { isOwn: true, sha256: 'a'.repeat(64), frozenAt, plan };
const later = { ...own, isOwn: false, frozenAt: new Date('2026-05-09T12:00:00Z') };

test('whoever has not begun has no plan, and the current one has none after it', () => {
  expect(planOfApplication([])).toBeNull();
  expect(planOfApplication([own])).toEqual({
    plan,
    frozen: { sha256: own.sha256, frozenAt },
    later: null,
  });
});

test('of a later version they read what changed of what they may see, in words', () => {
  const changed: PublicJobPlan = {
    places: 1,
    criteria: [{ name: 'Judgement', isEssential: false }],
    stages: [
      { kind: 'sift', name: 'Written answers', weight: 1, reviewsPerItem: 2, minutes: null },
      { kind: 'interview', name: 'Interview', weight: 2, reviewsPerItem: null, minutes: 45 },
    ],
  };
  expect(planOfApplication([own, { ...later, plan: changed }])?.later).toEqual({
    frozenAt: later.frozenAt,
    changes: [
      'Places: 2, now 1',
      'Criterion “Judgement”: essential, now desirable',
      'Reviews of each answer: 3, now 2',
      'Weight of “Interview”: 1, now 2',
      'Minutes of “Interview”: 30, now 45',
    ],
  });
});

test('where questions or guides alone changed, candidates are shown no change', () => {
  expect(planOfApplication([own, later])?.later?.changes).toEqual([]);
});
