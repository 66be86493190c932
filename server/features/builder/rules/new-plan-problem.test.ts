import type { JobPlanProblem } from '@evenhand/contract/job-plan/job-plan-problem-schema.ts';
import { expect, test } from 'vitest';
import { findNewPlanProblem } from './new-plan-problem.ts';

const problem = (
  code: JobPlanProblem['code'],
  where: JobPlanProblem['where'] = {},
  blocks = true,
): JobPlanProblem => ({ code, where, blocks, message: `${code}.` });

const textOf = (item: string, stage = 'Form') => problem('item-incomplete', { stage, item });

test.each<[string, JobPlanProblem[], JobPlanProblem[], string | null]>([
  ['nothing was and is wrong', [], [], null],
  ['a question becomes empty', [], [textOf('a')], 'item-incomplete'],
  ['one that was empty stays so', [textOf('a')], [textOf('a')], null],
  ['its stage has another name', [textOf('a')], [textOf('a', 'About you')], null],
  ['it lacks more than before', [textOf('a')], [textOf('a'), textOf('a')], 'item-incomplete'],
  ['another becomes empty', [textOf('a')], [textOf('b')], 'item-incomplete'],
  ['nothing decides any more', [], [problem('weights-all-zero')], 'weights-all-zero'],
  [
    'nothing decides in one stage, and then in the whole',
    [problem('weights-all-zero', { stage: 'Test' })],
    [problem('weights-all-zero')],
    'weights-all-zero',
  ],
  ['a criterion waits for its question', [], [problem('criterion-nowhere')], null],
  ['something is only pointed out', [], [problem('years-of-experience', {}, false)], null],
  ['the law forbids what is asked now', [], [problem('salary-history')], 'salary-history'],
])('%s', (_, before, after, code) => {
  expect(findNewPlanProblem(before, after)?.code ?? null).toBe(code);
});
