import type { ApplicationState } from '@evenhand/contract/pipeline/application-states.ts';
import { expect, test } from 'vitest';
import { nextApplicationStep } from './next-application-step.ts';

const now = new Date('2026-06-15T12:00:00Z');
const yesterday = new Date('2026-06-14T12:00:00Z');
const job = { publishedAt: yesterday, closesAt: null as Date | null, archivedAt: null };
const begun = {
  state: 'started' as ApplicationState,
  formAnsweredAt: now as Date | null,
  asksForm: true,
  job,
  questions: [{ answer: 'One' }, { answer: ' ' }],
  tests: [{ attempt: null as { endsAt: Date | null; handedInAt: Date | null } | null }],
};
const answered = { ...begun, questions: [{ answer: 'One' }] };
const handedIn = { attempt: { endsAt: null, handedInAt: yesterday } };

test.each<[string, Parameters<typeof nextApplicationStep>[0], string]>([
  ['the form about them first', { ...begun, formAnsweredAt: null }, 'about-you'],
  [
    'no form where none is asked',
    { ...begun, formAnsweredAt: null, asksForm: false },
    'question/2',
  ],
  ['the first question without an answer', begun, 'question/2'],
  ['the first test once all are answered', answered, 'test/1'],
  [
    'the test that runs',
    { ...answered, tests: [handedIn, { attempt: { endsAt: null, handedInAt: null } }] },
    'test/2',
  ],
  ['the check once every test is done', { ...answered, tests: [handedIn] }, 'check'],
  [
    'the check once the time of the test is over',
    { ...answered, tests: [{ attempt: { endsAt: yesterday, handedInAt: null } }] },
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
  expect(nextApplicationStep(attempt, now)).toBe(step);
});
