import type { CopyableStage } from '@evenhand/contract/job-plan/criterion-and-stage-kinds-and-copies.ts';
import { expect, test } from 'vitest';
import { listStagesOfNewJob } from './list-stages-of-new-job.ts';

const stage = (
  kind: CopyableStage['kind'],
  name: string,
  weight: number,
  kept: Partial<CopyableStage> = {},
): CopyableStage => ({
  kind,
  name,
  weight,
  minutes: null,
  switchedOff: false,
  items: [],
  libraryIds: {},
  ...kept,
});
const written = stage('sift', 'Written answers', 1);
const essays = stage('sift', 'Essays', 2);
const talk = stage('interview', 'Talk', 0.5);
const trial = stage('interview', 'Trial', 1);
const quiz = stage('test', 'Quiz', 1, { minutes: 20, switchedOff: true });

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
    [talk, essays, quiz, trial],
    ['Talk', 'Trial'],
    [talk, essays, quiz, trial],
  ],
  ['a round that no stage was kept for', [essays, talk], ['Talk', 'Trial'], [essays, talk, trial]],
  ['stages without written answers', [quiz, talk], ['Talk'], [quiz, talk]],
])('a role begins with %s', (_, stages, rounds, expected) => {
  const begun = listStagesOfNewJob({ stages, rounds: rounds.map((name) => ({ name })) });
  expect(begun).toEqual(expected);
});

test('questions that no stage was kept for have one of written answers', () => {
  const begun = listStagesOfNewJob({ stages: [quiz], rounds: [], hasOtherQuestions: true });
  expect(begun).toEqual([written, quiz]);
});
