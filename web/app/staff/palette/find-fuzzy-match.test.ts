import { expect, test } from 'vitest';
import { findFuzzyMatch } from './find-fuzzy-match.ts';

const marked = (query: string, text: string) => {
  const found = findFuzzyMatch(query, text);
  return found && Array.from(text, (letter, i) => (found.marks.includes(i) ? letter : '')).join('');
};

test.for([
  ['dash', 'Dashboard', 'Dash'],
  ['BOARD', 'Dashboard', 'board'],
  ['eng nor', 'Field Engineer, North', 'EngNor'],
  ['nor eng', 'Field Engineer, North', 'EngNor'],
  ['fen', 'Field Engineer, North', 'Fen'],
  ['cafe', 'Café Manager', 'Café'],
  ['mgr', 'Café Manager', 'Mgr'],
  ['  my   tasks ', 'My Tasks', 'MyTasks'],
  ['', 'Anything', ''],
] as const)('“%s” is in %s', ([query, text, letters]) => {
  expect(marked(query, text)).toBe(letters);
});

test.for([
  ['zebra', 'Dashboard'],
  ['oar dash x', 'Dashboard'],
  ['ashd', 'Dashboard'],
  ['eld ngr', 'Field Engineer'],
] as const)('“%s” is not in %s', ([query, text]) => {
  expect(findFuzzyMatch(query, text)).toBeNull();
});

test('the beginning leads, then the beginning of a word, then the middle, then single letters; of equals the shorter', () => {
  const texts = [
    'Rotating engineer',
    'Team rota',
    'Rota planner',
    'Prorotation',
    'Rota',
    'Road to Ayr',
  ];
  const ranked = texts
    .flatMap((text) => {
      const found = findFuzzyMatch('rota', text);
      return found ? [{ text, score: found.score }] : [];
    })
    .toSorted((one, other) => other.score - one.score);
  expect(ranked.map(({ text }) => text)).toEqual([
    'Rota',
    'Rota planner',
    'Rotating engineer',
    'Team rota',
    'Prorotation',
    'Road to Ayr',
  ]);
});
