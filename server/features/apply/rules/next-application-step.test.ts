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
};

test.each<[string, Parameters<typeof nextApplicationStep>[0], string]>([
  ['the form about them first', { ...begun, formAnsweredAt: null }, 'about-you'],
  [
    'no form where none is asked',
    { ...begun, formAnsweredAt: null, asksForm: false },
    'question/2',
  ],
  ['the first question without an answer', begun, 'question/2'],
  ['the check once all are answered', { ...begun, questions: [{ answer: 'One' }] }, 'check'],
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
