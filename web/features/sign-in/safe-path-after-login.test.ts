import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePathAfterLogin } from './safe-path-after-login.ts';

const ORIGIN = 'https://hire.example';

test.each([
  ['/manage/7/reports', '/manage/7/reports'],
  ['/dashboard?sort=nameAsc&page=2#top', '/dashboard?sort=nameAsc&page=2#top'],
  ['/a/../manage/7/', '/manage/7/'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
  ['/search?q=//evil.example', '/search?q=//evil.example'],
  ['/settings/security?password=short', '/settings/security?password=short'],
  ['/a//b', '/a//b'],
  ['/@evil.example', '/@evil.example'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/söhne', '/s%C3%B6hne'],
  ['/', '/'],
])('%s is followed, on this site', (path, expected) => {
  expect(safePathAfterLogin(path, ORIGIN)).toBe(expected);
  expect(new URL(expected, ORIGIN).origin).toBe(ORIGIN);
});

test.each([
  [null],
  [''],
  [' '],
  ['dashboard'],
  ['./dashboard'],
  ['../dashboard'],
  ['?path=/dashboard'],
  ['#/dashboard'],
  ['https://evil.example/'],
  ['HTTPS://evil.example/'],
  ['http:evil.example'],
  ['https:/evil.example'],
  ['https:evil.example'],
  ['https:\\\\evil.example'],
  ['javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,x'],
  ['blob:https://hire.example/1'],
  ['file:///etc/hosts'],
  ['mailto:a@evil.example'],
  ['//evil.example'],
  ['///evil.example'],
  ['////evil.example'],
  ['//evil.example/%2e%2e'],
  ['//hire.example@evil.example'],
  ['//'],
  ['/\\evil.example'],
  ['/\\/evil.example'],
  ['\\/evil.example'],
  ['\\\\evil.example'],
  ['/a\\b'],
  ['/a/..\\..\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/\r/evil.example'],
  ['/\r\n/evil.example'],
  ['\t//evil.example'],
  ['\n//evil.example'],
  ['\u0000/dashboard'],
  ['/\u0000/evil.example'],
  ['/\u000b/evil.example'],
  ['/\u0085/evil.example'],
  ['/dash\u007fboard'],
  ['/.//evil.example'],
  ['/..//evil.example'],
  ['/a/..//evil.example'],
  ['/%2e//evil.example'],
  ['/%2E%2E//evil.example'],
  ['/././/evil.example'],
  [' //evil.example'],
  [' /dashboard'],
  ['\u3000//evil.example'],
  ['\ufeff//evil.example'],
  ['／／evil.example'],
  ['/login'],
  ['/login?path=/login'],
  ['/login/'],
  ['/login/?path=/dashboard'],
  ['/x/../login'],
  ['/%6Cogin'.replace('%6C', 'l')],
])('%j leads to the dashboard instead', (path) => {
  expect(safePathAfterLogin(path, ORIGIN)).toBe('/dashboard');
});

test('whatever is asked for, one stays on this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '\t',
    '\n',
    '@',
    ':',
    '%2f',
    '%5c',
    'evil.example',
    'https:',
    '?',
    '#',
    ' ',
    'a',
  );
  const crafted = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const any = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(
      fc.oneof(
        crafted,
        crafted.map((path) => `/${path}`),
        any,
        any.map((path) => `/${path}`),
      ),
      (path) => {
        const to = safePathAfterLogin(path, ORIGIN);
        expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
        expect(to).toMatch(/^\/(?![/\\])/);
      },
    ),
    { numRuns: 3000 },
  );
});
