import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { expect, test } from 'vitest';
import {
  makeCandidateStageQuestion,
  makeWrittenStageQuestion,
  makeCandidateStage,
} from '../../../test/candidate-stage-and-question-test-data.ts';
import { findNextApplicationStepPath } from './find-next-application-step-path.ts';

const now = new Date('2026-06-15T12:00:00Z');
const yesterday = new Date('2026-06-14T12:00:00Z');
const job = { publishedAt: yesterday, closesAt: null as Date | null, archivedAt: null };
const answered = makeCandidateStage('sift', [makeWrittenStageQuestion('One', { key: 'one' })]);
const begun = {
  state: 'started' as ApplicationState,
  formAnsweredAt: now as Date | null,
  asksForm: true,
  job,
  stages: [
    makeCandidateStage('sift', [
      makeWrittenStageQuestion('One', { key: 'one' }),
      makeWrittenStageQuestion(' ', { key: 'two' }),
    ]),
  ],
  tests: [] as ReturnType<typeof testOf>[],
};
const oneTest = makeCandidateStage('test', [], { id: 7 });
const second = makeCandidateStage('test', [], { id: 8 });
const handedIn = { endsAt: null, handedInAt: yesterday };
const yes = { kind: 'yes-no', key: 'licence', required: true } as const;
const onlyIfYes = {
  kind: 'short-text' as const,
  key: 'number',
  condition: { item: 'licence', options: ['yes'] },
};
const form = (value: unknown, { version = 1 } = {}) =>
  makeCandidateStage(
    'form',
    [makeCandidateStageQuestion(yes, { value }), makeCandidateStageQuestion(onlyIfYes)],
    {
      version,
    },
  );
const optional = makeCandidateStageQuestion({ kind: 'short-text', key: 'more', required: false });

test.each<[string, Parameters<typeof findNextApplicationStepPath>[0], string]>([
  ['the form about them first', { ...begun, formAnsweredAt: null }, 'about-you'],
  [
    'no form where none is asked',
    { ...begun, formAnsweredAt: null, asksForm: false },
    'question/2',
  ],
  ['the first question without an answer', begun, 'question/2'],
  [
    'the first test once all are answered',
    { ...begun, stages: [answered, oneTest], tests: [testOf(7, null)] },
    'test/1',
  ],
  [
    'a test before the questions, where the plan has it so',
    { ...begun, stages: [oneTest, ...begun.stages], tests: [testOf(7, null)] },
    'test/1',
  ],
  [
    'the test that runs',
    {
      ...begun,
      stages: [answered, oneTest, second],
      tests: [testOf(7, handedIn), testOf(8, { endsAt: null, handedInAt: null })],
    },
    'test/2',
  ],
  [
    'the check once every test is done',
    { ...begun, stages: [answered, oneTest], tests: [testOf(7, handedIn)] },
    'check',
  ],
  [
    'the check once the time of the test is over',
    {
      ...begun,
      stages: [answered, oneTest],
      tests: [testOf(7, { endsAt: yesterday, handedInAt: null })],
    },
    'check',
  ],
  ['the check once all are answered', { ...begun, stages: [answered] }, 'check'],
  [
    'a form before the questions, where the plan has it so',
    { ...begun, stages: [form(null), ...begun.stages] },
    'form/1',
  ],
  [
    'the questions before a form, where the plan has it so',
    { ...begun, stages: [...begun.stages, form(null)] },
    'question/2',
  ],
  [
    'a form where something is missing that is asked by what was chosen',
    { ...begun, stages: [answered, form(true)] },
    'form/1',
  ],
  [
    'the check where what is missing is asked of others only',
    { ...begun, stages: [answered, form(false)] },
    'check',
  ],
  ['the second form of two', { ...begun, stages: [form(false), answered, form(null)] }, 'form/2'],
  [
    'a form that asks for nothing, as long as nobody has seen it',
    { ...begun, stages: [answered, makeCandidateStage('form', [optional], { version: 0 })] },
    'form/1',
  ],
  [
    'the check once they have',
    { ...begun, stages: [answered, makeCandidateStage('form', [optional])] },
    'check',
  ],
  [
    'an optional question, as long as it was not saved',
    { ...begun, stages: [makeCandidateStage('sift', [optional])] },
    'question/1',
  ],
  [
    'the check where a form has no questions',
    { ...begun, stages: [makeCandidateStage('form', [])] },
    'check',
  ],
  ['the page that begins it, for whoever was invited', { ...begun, state: 'invited' }, 'start'],
  ['the page that begins it, after interest', { ...begun, state: 'quick_applied' }, 'start'],
  [
    'the status of an invitation to a role that has closed',
    { ...begun, state: 'invited', job: { ...job, closesAt: yesterday } },
    'status',
  ],
  ['the status once it is sent', { ...begun, state: 'submitted' }, 'status'],
  [
    'the status once the role has closed',
    { ...begun, job: { ...job, closesAt: yesterday } },
    'status',
  ],
])('%s', (_, attempt, step) => {
  expect(findNextApplicationStepPath(attempt, now)).toBe(step);
});

function testOf(
  stageId: number,
  attempt: { endsAt: Date | null; handedInAt: Date | null } | null,
): { stageId: number; attempt: typeof attempt } {
  return { stageId, attempt };
}
