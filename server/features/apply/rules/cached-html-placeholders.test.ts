import { expect, test } from 'vitest';
import { splitHtmlAtPlaceholders, fillHtmlPlaceholders } from './cached-html-placeholders.ts';

test('what stands in a gap is escaped as the value of an attribute', () => {
  const pieces = splitHtmlAtPlaceholders('<i a="ONE" b="TWO">', ['ONE', 'TWO']);
  expect(fillHtmlPlaceholders(pieces, ['"><b>', "&'ONE"])).toBe(
    '<i a="&quot;&gt;&lt;b&gt;" b="&amp;&#39;ONE">',
  );
});

test.for([
  ['missing', 'TWO'],
  ['there twice', 'ONE ONE TWO'],
  ['there twice while another is missing', 'ONE ONE'],
  ['after the next', 'TWO ONE'],
])('a mark that is %s is no place to cut', ([, document = '']) => {
  expect(() => splitHtmlAtPlaceholders(document, ['ONE', 'TWO'])).toThrow('a mark');
});
