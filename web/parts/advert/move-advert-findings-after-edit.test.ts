import type { AdvertFinding } from '@evenhand/contract/advert-analysis.ts';
import { expect, test } from 'vitest';
import { splitAdvertIntoMarkedPieces } from './split-advert-into-marked-pieces.ts';
import { moveAdvertFindingsAfterEdit } from './move-advert-findings-after-edit.ts';

function finding(from: number | null, to: number | null, key = 'jargon/utilise'): AdvertFinding {
  return {
    key,
    from,
    to,
    group: 'jargon',
    severity: 'low',
    title: 'utilise',
    explanation: 'Say use.',
    suggestions: ['use'],
    ignored: false,
  };
}

const before = 'We utilise tools. You utilise 🙂 words.';
const marks = [finding(3, 10), finding(22, 29), finding(null, null, 'structure/salary')];

test.each([
  ['nothing', before, [3, 22, null]],
  ['a word before all', `Hello. ${before}`, [10, 29, null]],
  ['a word behind all', `${before} And more.`, [3, 22, null]],
  ['the first finding', before.replace('utilise', 'use'), [18, null]],
  ['the text between', before.replace('tools', 'good tools'), [3, 27, null]],
  ['all of it', '', [null]],
])('after a change of %s each finding stands where its words stand', (_what, now, places) => {
  const moved = moveAdvertFindingsAfterEdit(marks, { before, now });
  expect(moved.map(({ from }) => from)).toEqual(places);
  for (const { from, to } of moved)
    if (from !== null && to !== null) expect(now.slice(from, to)).toBe('utilise');
});

test('a text is cut into runs that join to itself, whatever lies on whatever', () => {
  const text = 'a competitive salary 🙂 he';
  const over = [finding(2, 20), finding(2, 13), finding(24, 26), finding(24, 90)];
  const runs = splitAdvertIntoMarkedPieces(text, over);
  expect(runs.map(({ letters }) => letters).join('')).toBe(text);
  expect(runs.filter(({ of }) => of !== null).map(({ letters }) => letters)).toEqual([
    'competitive salary',
    'he',
  ]);
});
