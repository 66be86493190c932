import { expect, test } from 'vitest';
import { sanitiseCompanyNameAgainstLinks } from './sanitise-names-and-titles.ts';

test.each([
  ['R&D Ltd. #1', 'R&D Ltd. #1'],
  ['Bread/Butter: Bakers?', 'Bread/Butter: Bakers?'],
  ['  Larkfield\u202e \n Energy ', 'Larkfield Energy'],
  ['Win at evil.example/now', 'Win at evil. example now'],
  ['https://evil.example', 'https evil. example'],
  ['me@evil.example', 'me evil. example'],
])('the company %j is named %j, and never a link', (typed, named) => {
  expect(sanitiseCompanyNameAgainstLinks(typed)).toBe(named);
});
