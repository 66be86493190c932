import { expect, test } from 'vitest';
import { sourceOf } from './source.ts';

test.each([
  [undefined, 'Direct'],
  ['', 'Direct'],
  ['direct', 'Direct'],
  ['Direct', 'Direct'],
  ['LinkedIn', 'linkedin'],
  ['past-application', 'past-application'],
  ['Größe & Co.', 'gro-e-co'],
  ['<script>', 'script'],
  ['ada@example.com', 'ada-example-com'],
  ['x'.repeat(90), 'x'.repeat(60)],
  [`${'x'.repeat(59)}-y`, 'x'.repeat(59)],
])('%j is kept as %s', (given, kept) => {
  expect(sourceOf(given)).toBe(kept);
});
