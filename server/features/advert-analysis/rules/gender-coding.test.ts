import { expect, test } from 'vitest';
import {
  feminineCodedStems,
  genderCodedWordExceptions,
  alternativesToMasculineWords,
  masculineCodedStems,
} from './catalogue/gender-coded-words.ts';
import { analyseGenderCoding } from './gender-coding.ts';
import { splitAdvertIntoWords } from './split-and-normalise-advert-words.ts';
import { findJargonAndExcludingPhrases } from './find-jargon-and-excluding-phrases.ts';

const read = (text: string, title = '') =>
  analyseGenderCoding(text, splitAdvertIntoWords(text), title);
const marked = (text: string, title = '') =>
  read(text, title).found.filter(({ from }) => from !== null);

/** The lists of the study as the design gives them, written down a second time: a word that is lost is missed here. */
const masculine =
  'active adventurous aggress ambitio analy assert athlet autonom battle boast challeng champion compet confident courag decid decision decisive defend determin domina driven fearless fight force greedy headstrong hierarch hostil impulsive independen individual intellect lead logic objective opinion outspoken persist principle reckless self-confiden self-relian self-sufficien stubborn superior unreasonab'.split(
    ' ',
  );
const feminine =
  'agree affectionate child cheer collab commit communal compassion connect considerate cooperat depend emotiona empath feel flatterable gentle honest interdependen interpersonal kind kinship loyal modesty nag nurtur pleasant polite quiet respon sensitiv submissive support sympath tender together trust understand warm whin enthusias inclusive yield shar'.split(
    ' ',
  );

test.each([
  ['masculine', masculine],
  ['feminine', feminine],
] as const)('every %s-coded stem is found, alone and with an ending', (code, stems) => {
  for (const stem of stems)
    for (const word of [stem, `${stem}xing`, stem.toUpperCase(), stem.replace('-', ' ')]) {
      const { gender } = read(`A ${word} b`);
      expect([word, gender[code], gender.masculine + gender.feminine]).toEqual([word, 1, 1]);
    }
});

test('the lists hold nothing that the study and its open decoder do not', () => {
  const spaced = (words: readonly string[]) => words.map((word) => word.replace('-', ' '));
  expect([...masculineCodedStems].sort()).toEqual(spaced(masculine).sort());
  expect([...feminineCodedStems].sort()).toEqual([...spaced(feminine), 'co operat'].sort());
});

test.each(genderCodedWordExceptions.map((phrase) => phrase.replace('*', '')))(
  'the exception “%s” is no coded word',
  (phrase) => {
    expect(marked(`We have ${phrase} here`)).toEqual([]);
  },
);

test.each([
  ['We plan lead time.', []],
  ['You lead in time.', ['lead']],
  ['Kind regards', []],
  ['Be kind.', ['kind']],
  ['You know Active Directory.', []],
  ['You are responsible for the till.', []],
  ['You are responsible.', ['responsible']],
  ['A Data Analyst joins us.', []],
  ['You analyse data.', ['analyse']],
  ['Guy’s Hospital Trust and the Trust hire.', []],
  ['Work in our NHS trust.', []],
  ['Trust is given here.', ['Trust']],
  ['We trust you.', ['trust']],
])('“%s”', (text, found) => {
  expect(marked(text).map(({ title }) => title)).toEqual(found);
});

test('in a job with children no word for them tells of anything else', () => {
  const text = 'You play with each child and read to the children.';
  expect(marked(text)).toHaveLength(2);
  expect(marked(text, 'Nursery Nurse')).toEqual([]);
  expect(marked(text, 'Accountant')).toHaveLength(2);
});

test.each([
  ['You bake bread.', 0, 'none'],
  ['You lead and support.', 0, 'balanced'],
  ['You lead and compete.', -1, 'balanced'],
  ['lead lead lead support', -0.5, 'masculine'],
  ['lead compete fight', -1, 'masculine-strong'],
  ['support share trust lead', 0.5, 'feminine'],
  ['support share trust', 1, 'feminine-strong'],
])('the balance of “%s” is (F − M) / (F + M)', (text, balance, lean) => {
  expect(read(text).gender).toMatchObject({ balance, lean });
});

test('a long advert is not punished for its length: what costs is the lean, and how dense it is', () => {
  const dense = 'You lead, compete and fight with us every day. ';
  const thin = `${'You bake bread for the shops in our town. '.repeat(40)}${dense}`;
  expect(read(dense).found[0]).toMatchObject({ key: 'gender/masculine-strong', severity: 'high' });
  expect(read(thin).found[0]?.severity).toBe('medium');
  expect(read('support share trust').found[0]?.severity).toBe('note');
});

test('what is suggested is no coded word, no jargon and no cue itself, and written as the word it replaces', () => {
  const all = Object.entries(alternativesToMasculineWords);
  expect(all.length).toBeGreaterThan(80);
  for (const [word, suggestions] of all) {
    expect([word, read(`a ${word} b`).gender.masculine]).toEqual([word, 1]);
    for (const suggestion of suggestions) {
      expect([suggestion, marked(suggestion)]).toEqual([suggestion, []]);
      expect(findJargonAndExcludingPhrases(suggestion, splitAdvertIntoWords(suggestion))).toEqual(
        [],
      );
    }
  }
  expect(marked('Lead us')[0]?.suggestions).toEqual(['Guide', 'Run']);
  expect(marked('LEAD US')[0]?.suggestions).toEqual(['GUIDE', 'RUN']);
});
