import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cleanToOneLine,
  htmlToPlainLine,
  htmlToPlainText,
} from './html-to-plain-text-or-one-clean-line.ts';
import { measureCpuMs } from '../../../test/measure-cpu-ms.ts';

test.each([
  ['<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
  ['One<br>two<BR/>three', 'One\ntwo\nthree'],
  ['<ul><li>Bake</li><li><b>Sell</b></li></ul>', '- Bake\n- Sell'],
  ['<h2>Work</h2>You bake.', 'Work\n\nYou bake.'],
  ['Salt &amp; flour, 5 &lt; 6, &#8364;9, &#x2014; &nbsp;ends', 'Salt & flour, 5 < 6, €9, — ends'],
  ['5 < 6 and a > b', '5 < 6 and a > b'],
  ['if a<b and c<d', 'if a<b and c<d'],
  ['write to <jobs@example.com>', 'write to <jobs@example.com>'],
  ['a<script>alert("<p>")</script>b', 'ab'],
  ['a<SCRIPT src=//evil.example>x', 'a'],
  ['<style>p{}</style>a<!-- b --><p onclick="x()">c', 'a\n\nc'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<a href="javascript:alert(1)">press</a>', 'press'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['a\r\nb\rc\n\n\n\nd', 'a\nb\nc\n\nd'],
  ['a\u0000b\u202ec &#0; &#xd800; &#x110000; &unknown;', 'abc &unknown;'],
  ['half \ud800 a pair', 'half \ufffd a pair'],
  ['<p', '<p'],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(htmlToPlainText(html)).toBe(text);
});

test.each([
  ['  Baker \n &amp;\tseller ', 'Baker & seller'],
  ['\u202eBaker\u200f', 'Baker'],
  ['x'.repeat(300), 'x'.repeat(20)],
  [`${'x'.repeat(19)}😀`, `${'x'.repeat(19)}\ufffd`],
])('%j is one line', (html, text) => {
  expect(htmlToPlainLine(html, 20)).toBe(text);
});

test('an id is taken as it is written, entities and all', () => {
  expect(cleanToOneLine(' A&amp;B  7 ', 256)).toBe('A&amp;B 7');
});

test('whatever comes, the text can be stored, and reading it again changes nothing of its layout', () => {
  const piece = fc.constantFrom(
    '<p>',
    '<',
    '>',
    '</',
    '<li',
    '<script>',
    '<!--',
    '&amp;',
    '\n',
    'a',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece).map((pieces) => pieces.join('')),
        fc.string({ unit: 'binary' }),
      ),
      (html) => {
        const text = htmlToPlainText(html);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[^\P{Cc}\n]|\n{3}|^\s|\s$/u);
      },
    ),
    { numRuns: 80 },
  );
});

test.each(['<', '<p', '<script>', '<script></script', '<!--', '&', '<p ', '</li>'])(
  'a long row of %s takes no time to speak of',
  (piece) => {
    const text = piece.repeat(Math.floor(400_000 / piece.length));
    expect(measureCpuMs(() => htmlToPlainText(text))).toBeLessThan(1500);
  },
);
