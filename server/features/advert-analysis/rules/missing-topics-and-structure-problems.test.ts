import { expect, test } from 'vitest';
import { findTopicsCoveredByJobFields } from './topics-covered-by-job-fields.ts';
import { splitAdvertIntoLines } from './split-into-lines-and-sentences.ts';
import { splitAdvertIntoWords } from './split-and-normalise-advert-words.ts';
import {
  type TopicsCoveredByJobFields,
  noTopicsCoveredByJobFields,
  findMissingTopicsAndStructureProblems,
} from './missing-topics-and-structure-problems.ts';

const keys = (text: string, facts: Partial<TopicsCoveredByJobFields> = {}) =>
  findMissingTopicsAndStructureProblems(
    text,
    splitAdvertIntoWords(text),
    splitAdvertIntoLines(text),
    {
      ...noTopicsCoveredByJobFields,
      ...facts,
    },
  ).map(({ key }) => key.replace('structure/', ''));
const whole = ['salary', 'hours', 'location', 'closing', 'hiring', 'flexible', 'equality'] as const;

test('an advert that says nothing is told all that is missing', () => {
  expect(keys('You bake bread.')).toEqual(['short', ...whole]);
});

test.each(whole)('what the role’s own fields say of %s counts as said', (name) => {
  expect(keys('You bake bread.', { [name]: true })).not.toContain(name);
});

test.each([
  ['salary', '£24,000 a year'],
  ['salary', '€ 31.500'],
  ['salary', '30000 GBP'],
  ['salary', '13.50 per hour'],
  ['salary', '35k'],
  ['salary', 'the real living wage'],
  ['hours', '37.5 hours per week'],
  ['hours', 'full-time'],
  ['hours', 'a shift pattern'],
  ['location', 'based in Leeds'],
  ['location', 'from home'],
  ['closing', 'Closing date: 3 May'],
  ['closing', 'Apply by Friday'],
  ['hiring', 'two interviews'],
  ['hiring', 'How we hire'],
  ['flexible', 'flexible working'],
  ['flexible', 'job share'],
  ['equality', 'equal opportunities employer'],
  ['equality', 'reasonable adjustments'],
])('%s is said by “%s”', (name, text) => {
  expect(keys(`You bake bread: ${text}.`)).not.toContain(name);
});

test('a competitive salary is no salary', () => {
  expect(keys('We pay a competitive salary, and a 1 in 3 weekend.')).toContain('salary');
});

test.each([
  [299, ['short']],
  [300, []],
  [700, []],
  [701, ['long']],
])('with %i words', (words, found) => {
  const text = 'bread '.repeat(words);
  expect(keys(text).filter((key) => key === 'short' || key === 'long')).toEqual(found);
});

const items = (n: number) => Array.from({ length: n }, (_, i) => `- Bake loaf ${i}`).join('\n');

test.each([
  [3, '', []],
  [4, '', ['essential']],
  [7, '', ['essential']],
  [8, '', ['requirements', 'essential']],
  [8, 'Desirable\n- Sing', ['requirements']],
])('%i requirements%s', (n, more, found) => {
  const text = `What you need\n${items(n)}\n${more}\nWhat you get\n${items(9)}`;
  expect(keys(text).filter((key) => /^(requirements|essential)$/.test(key))).toEqual(found);
});

test.each([
  ['A degree in physics', ['degree']],
  ['Educated to degree level', ['educated to degree level']],
  ["A bachelor's degree", ["bachelor's degree"]],
  ['5+ years’ experience', ["5 years' experience"]],
  ['At least three years of experience in sales', ['three years of experience']],
  ['Experience of 5 years', []],
  ['We have 40 years of experience', []],
  ['A 3 year contract', []],
])('“%s” demands', (text, found) => {
  expect(
    keys(text).filter(
      (key) => !/^(short|essential)$/.test(key) && !whole.some((name) => name === key),
    ),
  ).toEqual(found);
});

const job = {
  title: 'Baker',
  location: null,
  city: null,
  hours: null,
  employmentType: null,
  remotePreference: 'On site',
  hasSalary: false,
  closesAt: null,
  openUntilFilled: false,
  statements: '',
};

test.each([
  [{}, {}],
  [{ hasSalary: true }, { salary: true }],
  [{ hours: '37.5' }, { hours: true }],
  [{ employmentType: 'full-time' }, { hours: true }],
  [{ employmentType: 'part-time' }, { hours: true, flexible: true }],
  [{ location: 'Leeds' }, { location: true }],
  [{ city: 'Leeds' }, { location: true }],
  [{ remotePreference: 'Hybrid' }, { flexible: true }],
  [{ remotePreference: 'Remote' }, { flexible: true, location: true }],
  [{ closesAt: new Date(0) }, { closing: true }],
  [{ openUntilFilled: true }, { closing: true }],
  [{ statements: 'We are an equal opportunities employer.' }, { equality: true }],
])('of a role with %o candidates know %o', (fields, facts) => {
  // How the round works stands on the page of every role.
  expect(findTopicsCoveredByJobFields({ ...job, ...fields })).toEqual({
    ...noTopicsCoveredByJobFields,
    title: 'Baker',
    hiring: true,
    ...facts,
  });
});
