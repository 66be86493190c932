import { expect, test } from 'vitest';
import { parseSameSitePath } from './parse-same-site-path.ts';

const ORIGIN = 'https://hire.example';

test.each(['/builder/7/new/high-volume', '/dashboard?page=2#top', '/'])(
  '%j is followed',
  (path) => {
    expect(parseSameSitePath(path, ORIGIN)).toBe(path);
  },
);

// What is tried on a log-in stands in features/sign-in/safe-path-after-login.test.ts; it is the same rule.
test.each([
  null,
  '',
  'builder/7',
  '//evil.example/builder/7/new/high-volume',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/..//evil.example',
])('%j is not followed', (path) => {
  expect(parseSameSitePath(path, ORIGIN)).toBeUndefined();
});
