import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind } from '../../../test/example-plan-item-by-kind.ts';
import type { RawPlanItemAnswer } from './raw-and-parsed-item-answer-types.ts';
import { parseStageAnswers } from './parse-stage-answers.ts';

const items: PlanItem[] = [
  { ...examplePlanItemByKind['yes-no'], key: 'licence' },
  {
    ...examplePlanItemByKind.number,
    key: 'kilometres',
    decimals: 3,
    condition: { item: 'licence', options: ['yes'] },
  },
  {
    ...examplePlanItemByKind['short-text'],
    key: 'why-not',
    condition: { item: 'licence', options: ['no'] },
  },
  { ...examplePlanItemByKind.link, key: 'work', required: false },
  examplePlanItemByKind.interview,
];
const read = (raws: Record<string, RawPlanItemAnswer>) => {
  const { answers, readAs, problems, missing } = parseStageAnswers(
    items,
    new Map(Object.entries(raws)),
    'en-GB',
  );
  return {
    answers: Object.fromEntries(answers),
    readAs: Object.fromEntries(readAs),
    problems: Object.fromEntries(problems),
    missing,
  };
};

test('an item that is hidden stores nothing, lacks nothing and has no problem, whatever was sent for it', () => {
  expect(read({ licence: 'no', kilometres: '5000', 'why-not': 'I cycle' })).toEqual({
    answers: { licence: false, 'why-not': 'I cycle' },
    readAs: {},
    problems: {},
    missing: [],
  });
  expect(read({ licence: 'no', kilometres: 'many', 'why-not': 'I cycle' }).problems).toEqual({});
});

test('a required item that is shown must be answered, and what could mean two things is said back', () => {
  expect(read({})).toMatchObject({ answers: {}, missing: ['licence'] });
  expect(read({ licence: 'yes' })).toMatchObject({ missing: ['kilometres'] });
  expect(read({ licence: 'yes', kilometres: '1.234' })).toEqual({
    answers: { licence: true, kilometres: 1.234 },
    readAs: { kilometres: '1.234' },
    problems: {},
    missing: [],
  });
});

test('an answer that cannot be read is told once, and not as missing', () => {
  expect(read({ licence: 'yes', kilometres: 'many', work: 'here' })).toEqual({
    answers: { licence: true },
    readAs: {},
    problems: {
      kilometres: 'Write a number in digits, such as 1200.5.',
      work: 'Write the whole address of the page, such as https://example.org/work.',
    },
    missing: [],
  });
});

test('what is sent for items there are not, or that candidates do not answer, is nothing', () => {
  expect(read({ licence: 'no', 'why-not': 'I cycle', other: 'x', interview: 'x' }).answers).toEqual(
    {
      licence: false,
      'why-not': 'I cycle',
    },
  );
});
