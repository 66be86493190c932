import { expect, test } from 'vitest';
import { parseApplicationReference } from './application-reference.ts';

test.for([
  ['KX-47', 'KX-47'],
  ['kx-47', 'KX-47'],
  [' kx 4711 ', 'KX-4711'],
  ['kx47', 'KX-47'],
  ['KX–47', 'KX-47'],
  ['KX-4', null],
  ['KXY-47', null],
  ['KX-47111', null],
  ['KX-47 or more', null],
  ['%_-47', null],
  ['', null],
])('%s is the reference %s', ([query, reference]) => {
  expect(parseApplicationReference(query ?? '')).toBe(reference);
});
