import { expect, test } from 'vitest';
import { reportFilterSummarySentences } from './report-filter-summary-words.ts';

test.each([
  [[], [], ''],
  [['Homes & Support'], [], 'Only including roles in the team Homes & Support'],
  [[], ['C', 'D'], 'Only including roles at the level C or D'],
  [
    ['Homes', 'Repairs', 'Care'],
    ['C'],
    'Only including roles in the team Homes, Repairs or Care at the level C',
  ],
])('teams %j and grades %j are summed up as %j', (teams, grades, expected) => {
  expect(reportFilterSummarySentences({ teams, grades }).join(' ')).toBe(
    expected && `${expected}.`,
  );
});
