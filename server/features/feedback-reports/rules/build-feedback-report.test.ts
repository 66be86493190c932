import { expect, test } from 'vitest';
import { buildFeedbackReport, type FeedbackReportFacts } from './build-feedback-report.ts';

const facts: FeedbackReportFacts = {
  jobId: 1,
  job: 'Baker',
  organisation: 'Larkfield',
  showsGuide: true,
  applicants: 29,
  readers: 3,
  days: ['2026-05-03', '2026-05-05'],
  answers: [
    {
      questionId: 7,
      question: 'The oven fails?',
      answer: 'I call the baker next door.',
      guide: 'Bakes elsewhere.',
      readers: 3,
      days: ['2026-05-03'],
      hundredths: 340,
    },
  ],
  skills: [
    { criterionId: 1, name: 'Judgement', hundredths: 340 },
    { criterionId: 2, name: 'Calm', hundredths: 260 },
  ],
  interviews: [
    { stage: 'First interview', criterion: 'Warmth', marks: 2, hundredths: 250 },
    { stage: 'First interview', criterion: 'Numbers', marks: 1, hundredths: 100 },
  ],
  tests: [{ name: 'Counting', band: 'solid' }],
};
const nobody = { byQuestion: new Map(), byCriterion: new Map() };
const build = (more: Partial<FeedbackReportFacts> = {}) =>
  buildFeedbackReport({ ...facts, ...more }, nobody, '2026-05-09');

test('a report has bands and days, and no number that a mark could be read from', () => {
  const report = build();
  expect(report.answers).toEqual([
    {
      question: 'The oven fails?',
      answer: 'I call the baker next door.',
      guide: 'Bakes elsewhere.',
      band: 'strong',
      quarter: null,
      readers: 3,
      readOn: ['2026-05-03'],
    },
  ]);
  expect(JSON.stringify(report)).not.toMatch(/hundredths|3\.4|340/);
});

test.each([
  [29, 25],
  [25, 25],
  [5, 5],
  [4, null],
  [0, null],
])('%i applicants are told as %s', (applicants, rounded) => {
  expect(build({ applicants }).applicants).toBe(rounded);
});

test('what a single person marked in an interview is not told, and is no criterion to work on', () => {
  const report = build();
  expect(report.interviews).toEqual([
    { stage: 'First interview', criteria: [{ name: 'Warmth', band: 'developing' }] },
  ]);
  expect(report.workOnFirst).toBe('Warmth');
});

test('whoever is outstanding in everything has nothing to work on first', () => {
  const skills = [{ criterionId: 1, name: 'Judgement', hundredths: 420 }];
  expect(build({ skills, interviews: [] }).workOnFirst).toBeNull();
  expect(build({ skills: [], interviews: [] }).workOnFirst).toBeNull();
});

test('a guide that the role keeps, or that nobody wrote, is left out', () => {
  expect(build({ showsGuide: false }).answers[0]?.guide).toBeNull();
  const [answer] = facts.answers;
  expect(build({ answers: answer ? [{ ...answer, guide: '' }] : [] }).answers[0]?.guide).toBeNull();
});
