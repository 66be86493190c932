import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

const ORIGIN = 'https://hire.example';

test.each([
  ['/manage/7/reports', '/manage/7/reports'],
  ['/dashboard?sort=nameAsc&page=2#top', '/dashboard?sort=nameAsc&page=2#top'],
  ['/a/../manage/7/', '/manage/7/'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
  ['/', '/'],
])('%s is followed', (path, expected) => {
  expect(safePath(path, ORIGIN)).toBe(expected);
});

test.each([
  [null],
  [''],
  ['dashboard'],
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\u0000/dashboard'],
  ['/dash\u007fboard'],
  ['/.//evil.example'],
  ['/..//evil.example'],
  [' //evil.example'],
  ['/login?path=/login'],
])('%j leads to the dashboard instead', (path) => {
  expect(safePath(path, ORIGIN)).toBe('/dashboard');
});
