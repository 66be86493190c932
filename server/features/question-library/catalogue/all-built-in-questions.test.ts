import { readdirSync } from 'node:fs';
import { JobDraftQuestion } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { questionLibrarySkills, skillGroupTitles } from '@evenhand/contract/skills.ts';
import { multilineTextSchema } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { builtInJobTemplates } from '../../job-templates/catalogue/all-built-in-job-templates.ts';
import { builtInQuestions } from './all-built-in-questions.ts';
import type { BuiltInQuestion } from './built-in-question-type.ts';

/** The share of three-word runs in common. Plain words repeat some (“what do you do”, “tell us about a time”); a copy has a third and more. */
const LIKENESS_MAX = 0.1;

const guidesOf = (question: { guideOne: string; guideThree: string; guideFive: string }) => [
  question.guideOne,
  question.guideThree,
  question.guideFive,
];
const texts = builtInQuestions.flatMap((question) => [question.text, ...guidesOf(question)]);
const guides = builtInQuestions.flatMap(guidesOf);
const idsWhere = (isSo: (question: BuiltInQuestion) => boolean) =>
  builtInQuestions.filter(isSo).map(({ id }) => id);

test('sixty questions, 42 to answer in writing and 18 for a conversation', () => {
  expect(builtInQuestions).toHaveLength(60);
  expect(idsWhere(({ type }) => type === 'sift')).toHaveLength(42);
  expect(idsWhere(({ type }) => type === 'interview')).toHaveLength(18);
  expect(new Set(builtInQuestions.map(({ id }) => id)).size).toBe(60);
  expect(idsWhere(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test('fifty skills in six groups, of which the questions show more than forty', () => {
  const names = questionLibrarySkills.map(({ name }) => name);
  expect(names).toHaveLength(50);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(50);
  expect(new Set(questionLibrarySkills.map(({ group }) => group))).toEqual(
    new Set(skillGroupTitles),
  );
  const shown = new Set(builtInQuestions.flatMap(({ skills }) => skills));
  expect([...shown].filter((skill) => !names.includes(skill))).toEqual([]);
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
  expect(idsWhere(({ skills }) => skills.length === 0 || skills.length > 2)).toEqual([]);
});

test('the six files of questions are the six groups, each with both kinds', () => {
  const files = readdirSync(import.meta.dirname).map((file) => file.replace('-questions.ts', ''));
  const named = skillGroupTitles.map((group) => group.toLowerCase().replace(' ', '-'));
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
  const groupOf = new Map(questionLibrarySkills.map(({ name, group }) => [name, group]));
  const kinds = builtInQuestions.map(
    ({ skills, type }) => `${groupOf.get(skills[0] ?? '')} ${type}`,
  );
  expect(new Set(kinds).size).toBe(skillGroupTitles.length * 2);
});

test('each is taken by the builder as it is', () => {
  const { text, guideOne, guideThree, guideFive } = JobDraftQuestion.shape;
  for (const question of builtInQuestions)
    for (const [schema, value] of [
      [text, question.text],
      [guideOne, question.guideOne],
      [guideThree, question.guideThree],
      [guideFive, question.guideFive],
    ] as const)
      expect(z.parse(schema, value)).toBe(value);
  for (const one of texts) expect(z.parse(multilineTextSchema(2_000), one)).toBe(one);
});

test('each guide has at least 20 words, and grows with the stars', () => {
  expect(guides.filter((guide) => countWords(guide) < 20)).toEqual([]);
  expect(guides.filter((guide) => countWords(guide) > 60)).toEqual([]);
  expect(
    idsWhere(({ guideOne, guideFive }) => countWords(guideFive) <= countWords(guideOne)),
  ).toEqual([]);
});

test('no two questions and no two guides are alike, and none is in a role template', () => {
  const ofTemplates = builtInJobTemplates.flatMap(({ questions }) =>
    questions.flatMap((question) => [question.text, ...guidesOf(question)]),
  );
  const known = [...texts, ...ofTemplates].map((text) => ({ text, of: shinglesOf(text) }));
  const alike = known.slice(0, texts.length).flatMap((one, i) =>
    known
      .slice(i + 1)
      .filter((other) => similarity(one.of, other.of) > LIKENESS_MAX)
      .map((other) => [one.text, other.text]),
  );
  expect(alike).toEqual([]);
  const beginnings = guides.map((guide) => guide.split(/\s+/).slice(0, 4).join(' '));
  expect(beginnings.filter((one, i) => beginnings.indexOf(one) !== i)).toEqual([]);
});

test('the measure of likeness notices a question that was only reworded', () => {
  const [one = ''] = texts;
  const reworded = one.replace('report', 'study').replace('mistakes', 'errors');
  expect(similarity(shinglesOf(one), shinglesOf(reworded))).toBeGreaterThan(LIKENESS_MAX);
});

test('all of it can be read at about the age of fourteen', () => {
  expect(texts.filter((text) => gradeOf(text) > 13)).toEqual([]);
  expect(mean(builtInQuestions.map(({ text }) => gradeOf(withoutNotice(text))))).toBeLessThan(7);
  expect(mean(guides.map(gradeOf))).toBeLessThan(9);
  const long = texts.flatMap(sentencesOf).filter((sentence) => countWords(sentence) > 48);
  expect(long).toEqual([]);
});

test('nobody has to be of an age, a sex, an origin, a class or a school to answer', () => {
  const found = texts.flatMap((text) => text.match(unfair)?.map((word) => ({ word, text })) ?? []);
  expect(found).toEqual([]);
});

test('no idiom, no jargon and no unit of one country stands in the way', () => {
  const found = texts.flatMap((text) => text.match(unclear)?.map((word) => ({ word, text })) ?? []);
  expect(found).toEqual([]);
});

test('an interview question asks for no job, and says so where one could think it did', () => {
  const asks = idsWhere(
    ({ type, text }) => type === 'interview' && /\bTell us about a time\b/.test(text),
  );
  const says = /\b(work|life|anywhere|club|home|unpaid|one when)\b/;
  expect(builtInQuestions.filter(({ id, text }) => asks.includes(id) && !says.test(text))).toEqual(
    [],
  );
});

/** Names of sexes, ages, origins, faiths, schools and means, as a scenario would bring them in. */
const unfair =
  /\b(he|she|his|hers?|him|himself|herself|man|men|woman|women|girls?|boys?|ladies|gentlem[ae]n|guys|mankind|chairman|salesman|manpower|young(er)?|youthful|elderly|old-fashioned|retired|millennials?|digital native|graduates?|degree|university|diploma|alumni|native speaker|mother tongue|accent|foreign\w*|british|english|christian|christmas|easter|muslim|jewish|golf|cricket|rugby|skiing|sailing|private school|upper[- ]class|working[- ]class|posh|normal people|crazy|insane|blind to|deaf to|lame|able-bodied)\b/gi;

const unclear =
  /\b(think outside|low-hanging|ballpark|touch base|hit the ground|level playing|move the needle|at the end of the day|piece of cake|game ?changer|win-win|synergy|leverage|deep dive|circle back|take offline|bandwidth|stakeholders?|deliverables?|KPIs?|ROI|B2B|SLA|agile|scrum|best practice|going forward|pounds?|dollars?|euros?|miles|gallons?|NHS|HMRC|A-levels?|GCSEs?)\b|[£$€]/gi;

/** The notice that is to be rewritten is hard on purpose. */
function withoutNotice(text: string): string {
  return text.replace(/“Owing to[^”]*”/, 'this notice');
}

function sentencesOf(text: string): string[] {
  return withoutNotice(text)
    .split(/(?<=[.!?:;][”)]?)\s+/)
    .filter((sentence) => countWords(sentence) > 0);
}

/** Flesch–Kincaid: 0.39·(words/sentences) + 11.8·(syllables/words) − 15.59. */
function gradeOf(text: string): number {
  const plain = withoutNotice(text);
  const words = countWords(plain);
  return 0.39 * (words / sentencesOf(plain).length) + 11.8 * (syllable(plain) / words) - 15.59;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Every three words in a row. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`));
}

/** The share of shingles that both have, of those that either has. */
function similarity(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((shingle) => other.has(shingle)).length;
  return both / (one.size + other.size - both || 1);
}
