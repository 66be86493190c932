import { expect, test } from 'vitest';
import { findPublishBlockers, type JobToPublish } from './publish-blockers.ts';

const now = new Date('2026-06-01T12:00:00Z');
const question = {
  text: 'What would you do first?',
  guideOne: 'Does nothing at all.',
  guideThree: 'Asks somebody else.',
  guideFive: 'Looks, then repairs it.',
};
const ready: JobToPublish = {
  title: 'Baker',
  description: 'x'.repeat(50),
  closesAt: new Date('2026-06-02T12:00:00Z'),
  openUntilFilled: false,
  questions: [question],
  reviewers: 1,
  locale: 'en-GB',
  room: { tier: 'starter', open: 0 },
};

test.each<[string, Partial<JobToPublish>, string[]]>([
  ['a role that is ready', {}, []],
  ['open until filled', { closesAt: null, openUntilFilled: true }, []],
  ['no title', { title: ' ' }, ['title-missing']],
  ['a short description', { description: 'x'.repeat(49) }, ['description-missing']],
  ['a description of spaces', { description: ' '.repeat(60) }, ['description-missing']],
  ['no closing', { closesAt: null }, ['closing-missing']],
  ['closing in the past', { closesAt: now }, ['closing-past']],
  ['no question', { questions: [] }, ['question-missing']],
  [
    'an empty question',
    { questions: [question, { ...question, text: 'What?' }] },
    ['question-empty'],
  ],
  ['a missing guide', { questions: [{ ...question, guideThree: '' }] }, ['guide-missing']],
  ['nobody to review', { reviewers: 0 }, ['reviewers-missing']],
  ['no room', { room: { tier: 'starter', open: 1 } }, ['role-cap-reached']],
  [
    'nothing at all',
    { title: '', description: '', closesAt: null, questions: [], reviewers: 0 },
    [
      'title-missing',
      'closing-missing',
      'description-missing',
      'question-missing',
      'reviewers-missing',
    ],
  ],
])('%s', (_, change, codes) => {
  expect(findPublishBlockers({ ...ready, ...change }, now).map(({ code }) => code)).toEqual(codes);
});

test('what the law of the place forbids to ask is refused, and elsewhere it is not', () => {
  const asks = { ...question, text: 'What is your current salary?' };
  const of = (locale: JobToPublish['locale']) =>
    findPublishBlockers({ ...ready, locale, questions: [question, asks] }, now);
  expect(of('de-DE')).toEqual([
    {
      code: 'salary-history',
      where: 'questions',
      message:
        'Change question 2. In the European Union an employer may not ask what an applicant earns or earned (Directive (EU) 2023/970, article 5(2)). Say what the role pays, or ask which pay they expect.',
    },
  ]);
  for (const locale of ['en-GB', 'en-NI', 'de-CH', 'other'] as const)
    expect(of(locale)).toEqual([]);
});

test('a sentence says which question and which guides', () => {
  const [blocker] = findPublishBlockers(
    { ...ready, questions: [question, { ...question, guideOne: '', guideFive: 'short' }] },
    now,
  );
  expect(blocker?.message).toBe(
    'Write the review guide of question 2 for 1 star and 5 stars, in at least 10 characters.',
  );
});
