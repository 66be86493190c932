import {
  JOB_DESCRIPTION_CHARACTERS_MIN,
  JobDraftQuestion,
  QUESTIONS_PER_JOB_DRAFT_MAX,
} from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { JOB_TITLE_CHARACTERS_MAX } from '@evenhand/contract/jobs.ts';
import { jobTemplateCategories } from '@evenhand/contract/job-templates.ts';
import { questionLibrarySkills } from '@evenhand/contract/skills.ts';
import { multilineTextSchema } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { estimateCandidateMinutes } from '../../job-plan/rules/estimate-candidate-minutes.ts';
import { builtInJobTemplates } from './all-built-in-job-templates.ts';

const questions = builtInJobTemplates.flatMap((template) =>
  template.questions.map((question) => ({ ...question, of: template.id })),
);
const guides = questions.flatMap(({ of, guideOne, guideThree, guideFive }) =>
  [guideOne, guideThree, guideFive].map((guide) => ({ of, guide })),
);

test('twelve roles, each with an id, a title and a summary of its own, on five shelves', () => {
  expect(builtInJobTemplates).toHaveLength(12);
  for (const part of ['id', 'title', 'summary', 'description'] as const)
    expect(new Set(builtInJobTemplates.map((template) => template[part])).size).toBe(12);
  expect(builtInJobTemplates.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  expect(
    builtInJobTemplates.filter(({ title }) => title.length > JOB_TITLE_CHARACTERS_MAX),
  ).toEqual([]);
  expect(builtInJobTemplates.filter(({ summary }) => summary.includes('\n'))).toEqual([]);
  expect(new Set(builtInJobTemplates.map(({ category }) => category)).size).toBe(
    jobTemplateCategories.length,
  );
});

test('each advert has at least 200 words and says the same four things', () => {
  const short = builtInJobTemplates.filter(({ description }) => countWords(description) < 200);
  expect(short.map(({ id }) => id)).toEqual([]);
  for (const { description } of builtInJobTemplates) {
    expect(description.length).toBeGreaterThan(JOB_DESCRIPTION_CHARACTERS_MIN);
    expect(z.parse(multilineTextSchema(20_000), description)).toBe(description);
    for (const part of [
      'What you will do',
      'What matters',
      'What does not matter',
      'How we decide',
    ])
      expect(description).toContain(`\n\n${part}\n`);
  }
});

test('each role asks three to five questions, which the builder takes as they are', () => {
  for (const template of builtInJobTemplates) {
    expect(template.questions.length).toBeGreaterThanOrEqual(3);
    expect(template.questions.length).toBeLessThanOrEqual(QUESTIONS_PER_JOB_DRAFT_MAX);
    for (const question of template.questions)
      expect(z.parse(JobDraftQuestion, question)).toEqual(question);
  }
  expect(questions.filter(({ skills }) => skills.length === 0)).toEqual([]);
  const known = new Set(questionLibrarySkills.map(({ name }) => name));
  const own = questions.flatMap(({ skills }) => skills.filter((skill) => !known.has(skill)));
  expect(own).toEqual([]);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
});

test('each question has all three guides, of at least 20 words, no two of which begin alike', () => {
  expect(guides).toHaveLength(questions.length * 3);
  expect(guides.filter(({ guide }) => countWords(guide) < 20)).toEqual([]);
  const beginnings = guides.map(({ guide }) => guide.split(/\s+/).slice(0, 5).join(' '));
  expect(beginnings.filter((one, i) => beginnings.indexOf(one) !== i)).toEqual([]);
  const alike = guides.filter(({ guide }, i) =>
    guides.some((other, j) => j < i && sharedWords(guide, other.guide) > 0.5),
  );
  expect(alike).toEqual([]);
});

test('the adverts ask for no age, origin or family, and call nobody a rock star', () => {
  const words =
    /\b(young|youthful|energetic|digital native|native speaker|recent graduate|mature|manpower|guys|he or she|his\/her|rock ?star|ninja|guru|fast-paced|work hard|family feel|culture fit)\b/i;
  const adverts = builtInJobTemplates.map(
    ({ description, summary }) => `${summary}\n${description}`,
  );
  expect(adverts.flatMap((text) => text.match(words)?.[0] ?? [])).toEqual([]);
});

/** How much of the longer words of two texts is the same, from 0 to 1. */
function sharedWords(one: string, other: string): number {
  const [a = [], b = []] = [one, other].map((text) => [
    ...new Set(text.toLowerCase().match(/\p{L}{4,}/gu)),
  ]);
  return a.filter((word) => b.includes(word)).length / Math.max(1, Math.min(a.length, b.length));
}

test('each role is applied for within the 45 minutes that the builder advises', () => {
  const long = builtInJobTemplates.filter(
    (template) => estimateCandidateMinutes(template.questions) > 45,
  );
  expect(long.map(({ id }) => id)).toEqual([]);
});
