import type { CopyableStage } from '@evenhand/contract/plan/criterion-and-stage-kinds.ts';
import { expect, test } from 'vitest';
import { stagesOfNewJob } from './stages-of-new-job.ts';

const written: CopyableStage = { kind: 'sift', name: 'Written answers', weight: 1 };
const essays: CopyableStage = { kind: 'sift', name: 'Essays', weight: 2 };
const talk: CopyableStage = { kind: 'interview', name: 'Talk', weight: 0.5 };
const trial: CopyableStage = { kind: 'interview', name: 'Trial', weight: 1 };

test.each([
  ['nothing kept', [], [], [written]],
  [
    'rounds of before there were stages',
    [],
    ['Talk', 'Trial'],
    [written, { ...talk, weight: 1 }, trial],
  ],
  [
    'all stages kept, in their order',
    [talk, essays, trial],
    ['Talk', 'Trial'],
    [talk, essays, trial],
  ],
  ['a round that no stage was kept for', [essays, talk], ['Talk', 'Trial'], [essays, talk, trial]],
  ['stages without written answers', [talk], ['Talk'], [written, talk]],
])('a role begins with %s', (_, stages, rounds, expected) => {
  const begun = stagesOfNewJob({ stages, rounds: rounds.map((name) => ({ name })) });
  expect(begun).toEqual(expected);
});
