import { Instant } from '@evenhand/contract/instant.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encodeResponse, isSameOutside } from './encode-response.ts';

const line = z.strictObject({ id: z.int(), words: z.nullable(z.string()) });
const plain = z.strictObject({ rows: z.array(line).check(z.maxLength(2)), more: z.boolean() });

test('an answer is checked by what its endpoint promises, where nothing in it has another form outside too', () => {
  const answer = { rows: [{ id: 1, words: null }], more: false };
  expect(encodeResponse({ output: plain }, answer)).toEqual(answer);
  const wrong = [
    { ...answer, secret: 'of the team' },
    { ...answer, rows: [{ id: 1, words: null, name: 'Zorblax' }] },
    { ...answer, rows: [{ id: 1.5, words: null }] },
    { ...answer, rows: [...answer.rows, ...answer.rows, ...answer.rows] },
    { rows: [] },
  ];
  for (const one of wrong)
    expect(() => encodeResponse({ output: plain }, one), JSON.stringify(one)).toThrow();
});

test('what has another form outside leaves in that form, wherever it lies', () => {
  const at = new Date('2026-11-27T09:00:00Z');
  const output = z.strictObject({ rows: z.array(z.strictObject({ at: z.nullable(Instant) })) });
  expect(encodeResponse({ output }, { rows: [{ at }, { at: null }] })).toEqual({
    rows: [{ at: at.toISOString() }, { at: null }],
  });
  expect(() => encodeResponse({ output }, { rows: [{ at, more: 1 }] })).toThrow();
});

test.each([
  ['numbers that are made of texts', z.coerce.number()],
  ['what is put in where nothing is', z._default(z.string(), 'none')],
  ['what stands for a fault', z.catch(z.string(), 'none')],
  ['moments', z.strictObject({ rows: z.array(z.union([z.string(), Instant])) })],
  ['a record of moments', z.record(z.string(), Instant)],
])('%s are not taken for the same outside', (_, schema) => {
  expect(isSameOutside(schema)).toBe(false);
});
