import { expect, test } from 'vitest';
import {
  findPlanItemScoringMethod,
  planItemKinds,
  listPlanItemKindsOfStageKind,
} from './plan-item-kind-facts-and-scoring-methods.ts';
import { planStageKinds } from './stage-kind-facts.ts';

test.each([
  [
    'form',
    [
      'long-text',
      'short-text',
      'number',
      'date',
      'one-of',
      'many-of',
      'yes-no',
      'statement',
      'file',
      'link',
    ],
  ],
  ['sift', ['long-text', 'short-text']],
  ['cv', ['cvFocus']],
  ['test', ['one-of', 'many-of']],
  ['task', ['long-text', 'short-text', 'file', 'link']],
  ['interview', ['interview']],
] as const)('in a stage of kind %s stand %j', (stage, kinds) => {
  expect(listPlanItemKindsOfStageKind(stage)).toEqual(kinds);
});

test('every kind may stand somewhere, and nothing in a form is scored', () => {
  for (const kind of planItemKinds) {
    expect(
      planStageKinds.some((stage) => findPlanItemScoringMethod(kind, stage) !== undefined),
    ).toBe(true);
    expect([undefined, 'none']).toContain(findPlanItemScoringMethod(kind, 'form'));
  }
});
