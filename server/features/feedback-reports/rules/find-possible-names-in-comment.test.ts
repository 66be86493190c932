import { expect, test } from 'vitest';
import { findPossibleNamesInComment } from './find-possible-names-in-comment.ts';

test.each([
  ['We liked what Żółtko wrote better.', ['zołtko']],
  ['We liked Maria’s answer better.', ['maria']],
  ['You wrote like Anne-Marie O’Neill.', ['anne', 'marie', 'o', 'neill']],
  ['Will you show more? Long sentences hide it.', []],
  ['It takes a long time to read, and will not help.', []],
])('in “%s” stand as names: %j', (text, names) => {
  expect(findPossibleNamesInComment(text).names).toEqual(names);
});

test('all words in a row are looked at without capitals, accents and signs', () => {
  expect(findPossibleNamesInComment('Unlike maria  DÍAZ-Peña, you…').plain).toBe(
    'unlike maria diaz pena you',
  );
});
