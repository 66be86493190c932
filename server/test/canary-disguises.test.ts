import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  canaryWord,
  capitalise,
  prepareCanarySearch,
  base64FragmentOfWordAtOffset,
  findCanaryDisguises,
} from './canary-disguises.ts';

test('the searcher finds a word in each of its disguises, and nothing where it is not', () => {
  const word = canaryWord(500);
  const bytes = (digest: string) => createHash(digest).update(`${word}@example.com`).digest('hex');
  const b64 = (before: string) =>
    Buffer.from(`${before}${capitalise(word)} and more`).toString('base64');
  const disguises = {
    'other letters': capitalise(word).replace('a', 'á').replace('o', 'Ö').toUpperCase(),
    'JSON escapes': Array.from(word)
      .map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
    entities: Array.from(word)
      .map((one, i) =>
        i % 2 ? `&#${one.charCodeAt(0)};` : `&#x${one.charCodeAt(0).toString(16)};`,
      )
      .join(''),
    percent: Array.from(word)
      .map((one) => `%${one.charCodeAt(0).toString(16)}`)
      .join(''),
    'letter-spaced': Array.from(word).join(' '),
    hex: Buffer.from(word).toString('hex').toUpperCase(),
    'base64 at 0': b64('abc'),
    'base64 at 1': b64('abcd'),
    'base64 at 2': Buffer.from(`ab${word}`).toString('base64url'),
    md5: bytes('md5'),
    sha1: bytes('sha1'),
    sha256: bytes('sha256').toUpperCase(),
  };
  // Short and long: what is long is searched in another way.
  for (const around of ['', 'nothing to be found here, '.repeat(2000)])
    for (const [name, text] of Object.entries(disguises)) {
      const haystack = prepareCanarySearch(`${around}so: "${text}", he said; ${around}`);
      expect([name, findCanaryDisguises(haystack, { word })]).not.toEqual([name, []]);
      expect([name, findCanaryDisguises(haystack, { word: canaryWord(501) })]).toEqual([name, []]);
    }
  expect(base64FragmentOfWordAtOffset(word, 1).length).toBeGreaterThan(10);
  expect(new Set(Array.from({ length: 300 }, (_, n) => canaryWord(n))).size).toBe(300);
});
