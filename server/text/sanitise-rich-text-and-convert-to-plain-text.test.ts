import {
  parseRichText,
  richTextToHtml,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import fc from 'fast-check';
import { convert } from 'html-to-text';
import { expect, test } from 'vitest';
import {
  sanitiseRichText,
  richHtmlToPlainText,
} from './sanitise-rich-text-and-convert-to-plain-text.ts';
import { hostileHtml } from '../test/hostile-html.ts';

const OURS =
  /^<(\/?(p|strong|em|ul|ol|li|h2|h3|a)|br)>$|^<a href="(https?:\/\/|mailto:)[^"<>\s]+">$/;

/** Everything that a browser would read as mark-up. */
const markupIn = (html: string) => html.match(/<[^>]*>?/g) ?? [];

test.each(hostileHtml)('of %j nothing is left but our own elements', (html) => {
  const cleaned = sanitiseRichText(html);
  expect(markupIn(cleaned).filter((mark) => !OURS.test(mark))).toEqual([]);
  expect(markupIn(cleaned).join('')).not.toMatch(/script|evil|alert|\son\w+=|style=|data:/i);
  expect(sanitiseRichText(cleaned)).toBe(cleaned);
});

test('whatever is sent, cleaning leaves our own elements, and cleaning again changes nothing', () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...hostileHtml,
      '<',
      '>',
      '"',
      "'",
      '<a href="',
      '<p>',
      '</li>',
      '<ul>',
      '&#60;',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const cleaned = sanitiseRichText(parts.join(''));
      expect(markupIn(cleaned).filter((mark) => !OURS.test(mark))).toEqual([]);
      expect(sanitiseRichText(cleaned)).toBe(cleaned);
      expect(richTextToHtml(parseRichText(cleaned))).toBe(cleaned);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['<p>Hello <b>you</b> and <i>me</i></p>', '<p>Hello <strong>you</strong> and <em>me</em></p>'],
  ['<h1>Head</h1><div>one</div><div>two</div>', '<h2>Head</h2><p>one</p><p>two</p>'],
  ['<p class=MsoNormal>Word<o:p>&nbsp;</o:p></p>', '<p>Word</p>'],
  [
    '<ul><li><p>one</p></li><li>two<ol><li>in</li></ol></li></ul>',
    '<ul><li>one</li><li>two<ol><li>in</li></ol></li></ul>',
  ],
  [
    '<p><a href="https://a.example/?a=1&b=2">go</a></p>',
    '<p><a href="https://a.example/?a=1&amp;b=2">go</a></p>',
  ],
  [
    '<a href="mailto:ana@larkfield.example">write</a>',
    '<p><a href="mailto:ana@larkfield.example">write</a></p>',
  ],
  ['<a href="*|URL|*">go</a>', '<p>go</p>'],
  ['one<br>two<br><br>', '<p>one<br>two</p>'],
  ['<p>  </p><ul></ul>', ''],
])('%j is kept as %j', (given, kept) => {
  expect(sanitiseRichText(given)).toBe(kept);
});

test('where tags stand, an address may be one', () => {
  const html = '<p><a href="*|URL|*">go</a> <a href="{{ url }}">on</a></p>';
  expect(sanitiseRichText(html, { tags: true })).toBe(html);
});

test('the words of a text are those that an independent reader finds in it', () => {
  const letters = (text: string) => text.replace(/[^\p{L}]+/gu, ' ').trim();
  const part = fc.constantFrom(
    '<p>one <b>bold</b></p>',
    '<h2>Head</h2>',
    '<ul><li>first<ol><li>in</li></ol></li></ul>',
    '<p>a &lt;b&gt; &amp; c<br>d</p>',
    'loose text',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const html = sanitiseRichText(parts.join(''));
      const theirs = convert(html, {
        wordwrap: false,
        selectors: [{ selector: 'h2', options: { uppercase: false } }],
      });
      expect(letters(richHtmlToPlainText(html))).toBe(letters(theirs));
    }),
    { numRuns: 50 },
  );
});

test('the words alone: addresses in brackets, lists with marks', () => {
  const html =
    '<h2>Head</h2><p>one<br>two <a href="https://a.example/">there</a></p><ol><li>first<ul><li>in</li></ul></li><li>second</li></ol>';
  expect(richHtmlToPlainText(html)).toBe(
    'Head\n\none\ntwo there (https://a.example/)\n\n1. first\n   - in\n2. second',
  );
});
