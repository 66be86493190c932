import { expect, test } from 'vitest';
import { findUnexplainedAcronyms } from './unexplained-acronyms.ts';
import {
  exclusionaryPhrases,
  jargonAndExcludingPhraseExceptions,
} from './catalogue/exclusionary-phrases.ts';
import { jargonPhrases } from './catalogue/jargon-phrases.ts';
import { splitAdvertIntoWords } from './split-and-normalise-advert-words.ts';
import { findJargonAndExcludingPhrases } from './find-jargon-and-excluding-phrases.ts';

const read = (text: string) => findJargonAndExcludingPhrases(text, splitAdvertIntoWords(text));
const entries = [...jargonPhrases, ...exclusionaryPhrases].flatMap((wording) =>
  Object.entries(wording.phrases).map(([phrase, suggestions]) => ({
    phrase,
    suggestions,
    ...wording,
  })),
);

test('every phrase of the lists is found, in any case and with a hyphen for a space', () => {
  expect(entries.length).toBeGreaterThan(190);
  for (const { phrase, group, severity } of entries)
    for (const written of [
      phrase,
      phrase.toUpperCase(),
      phrase.replace(' ', '-'),
      phrase.replaceAll("'", '’'),
    ])
      expect([written, read(`Say ${written} today.`)]).toMatchObject([
        written,
        [{ group, severity, from: 4, to: 4 + written.length, title: written }],
      ]);
});

test('no phrase stands in two lists, and none is part of another word', () => {
  const phrases = entries.map(({ phrase }) => phrase);
  expect(phrases.filter((phrase, n) => phrases.indexOf(phrase) !== n)).toEqual([]);
  expect(
    read('Heroic sheds, theirs, hershey, uncrazy, robustness, guys’').map(({ title }) => title),
  ).toEqual(['guys']);
});

test('what is suggested is itself on no list', () => {
  const listed = entries.flatMap(({ phrase, suggestions }) =>
    suggestions.flatMap((suggestion) => read(suggestion).map(({ title }) => [phrase, title])),
  );
  expect(listed).toEqual([]);
});

test.each(jargonAndExcludingPhraseExceptions)('the exception “%s” is not pointed out', (phrase) => {
  expect(read(`We serve ${phrase} here.`)).toEqual([]);
});

test.each([
  ['native English speaker', 'inclusion', 'high'],
  ['digital native', 'inclusion', 'high'],
  ['able-bodied', 'inclusion', 'high'],
  ['stand for long periods', 'inclusion', 'medium'],
  ['driving licence', 'inclusion', 'medium'],
  ['recent graduate', 'inclusion', 'high'],
  ['culture fit', 'inclusion', 'high'],
  ['he/she', 'inclusion', 'medium'],
  ['rockstar', 'jargon', 'medium'],
  ['ninja', 'jargon', 'medium'],
  ['world-class', 'jargon', 'medium'],
])('“%s” is pointed out', (phrase, group, severity) => {
  expect(read(`A ${phrase} here`)).toMatchObject([{ group, severity }]);
});

test.each([
  ['You watch our KPIs.', ['KPIs']],
  ['You watch our key performance indicators (KPIs). KPI is a word.', []],
  ['KPI (key performance indicator) and KPI.', []],
  ['The UK, a CV, a PhD and the NHS.', []],
  ['Here is a KPI, there is a KPI and a KPI.', ['KPI']],
  ['WE HIRE A BAKER NOW', []],
])('acronyms in “%s”', (text, found) => {
  expect(
    findUnexplainedAcronyms(text, splitAdvertIntoWords(text)).map(({ title }) => title),
  ).toEqual(found);
});
