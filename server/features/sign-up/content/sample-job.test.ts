import { countWords } from '@evenhand/contract/count-words.ts';
import { expect, test } from 'vitest';
import { redactPerson } from '../../review/rules/redact-person.ts';
import { sampleJobCandidates } from './sample-job-candidates.ts';
import { sampleJob } from './sample-job.ts';

const answers = sampleJobCandidates.flatMap(({ answers: own }) => own);

test('the sample role asks four questions, each with three guides of their own and skills', () => {
  expect(sampleJob.questions).toHaveLength(4);
  const guides = sampleJob.questions.flatMap((q) => [q.guideOne, q.guideThree, q.guideFive]);
  expect(guides.filter((guide) => countWords(guide) < 20)).toEqual([]);
  expect(new Set(guides).size).toBe(12);
  expect(sampleJob.questions.filter(({ skills }) => skills.length === 0)).toEqual([]);
});

test('twelve invented candidates answer all of it, in 60 to 120 words that nobody else wrote', () => {
  expect(sampleJobCandidates).toHaveLength(12);
  expect(answers).toHaveLength(48);
  const odd = answers.filter(({ text }) => countWords(text) < 60 || countWords(text) > 120);
  expect(odd.map(({ text }) => [countWords(text), text.slice(0, 40)])).toEqual([]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(48);
});

test('the answers are of every quality, in every question', () => {
  for (const place of [0, 1, 2, 3] as const) {
    const qualities = sampleJobCandidates.map(({ answers: own }) => own[place].quality);
    expect(Math.max(...qualities)).toBe(5);
    expect(Math.min(...qualities)).toBeLessThan(3);
  }
});

test('no mail can reach them, and no two share a name', () => {
  expect(sampleJobCandidates.filter(({ email }) => !email.endsWith('@example.invalid'))).toEqual(
    [],
  );
  for (const part of ['firstName', 'lastName', 'email'] as const)
    expect(new Set(sampleJobCandidates.map((person) => person[part])).size).toBe(12);
});

test('what a reviewer is shown of them names nobody', () => {
  const given = sampleJobCandidates.filter((person) =>
    person.answers.some(({ text }) => text.includes(person.lastName)),
  );
  expect(given).toHaveLength(2);
  const shown = sampleJobCandidates.flatMap((person) =>
    person.answers.map(({ text }) => redactPerson(text, person)),
  );
  const names = sampleJobCandidates.flatMap(({ firstName, lastName }) => [firstName, lastName]);
  expect(shown.filter((text) => names.some((name) => text.includes(name)))).toEqual([]);
});
