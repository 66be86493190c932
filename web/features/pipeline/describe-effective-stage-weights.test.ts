import { expect, test } from 'vitest';
import { describeEffectiveStageWeights } from './describe-effective-stage-weights.ts';

const stage = (name: string, share: number | null, weight = 1) => ({
  name,
  weight,
  effective: { candidates: 9, share, spread: 1, correlation: 1 },
});
const HOW = /^A stage decides by its weight, .* with the whole\.$/;

test.each([
  [
    'nobody was scored',
    [{ name: 'Test', weight: 1, effective: null }],
    /^What each stage decides is told once/,
  ],
  ['too few were scored', [stage('Test', null)], /^What each stage decides is told once/],
  ['no stage decides nothing', [stage('Test', 40), stage('Talk', 60)], HOW],
  [
    'a stage decides nothing',
    [stage('Test', 0), stage('Talk', 100)],
    /“Test” decides nothing so far/,
  ],
  [
    'two do',
    [stage('Test', 0), stage('Task', 0), stage('Talk', 100)],
    /“Test” and “Task” decide nothing/,
  ],
  ['what weighs nothing is not named', [stage('Test', 0, 0), stage('Talk', 100)], HOW],
])('%s', (_, stages, words) => {
  expect(describeEffectiveStageWeights(stages)).toMatch(words);
});
