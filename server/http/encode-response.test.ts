import { Instant } from '@evenhand/contract/instant-codec.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadContractEndpoints } from '../test/load-contract-endpoints.ts';
import { encodeResponse, findResponseEncodingSchema } from './encode-response.ts';

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

test('what is encoded one way is what the library encodes, lines of a list and turned names too', () => {
  const at = new Date('2026-11-27T09:00:00Z');
  const wire = z.strictObject({ StartsAt: Instant, n: z.int() });
  const named = z.codec(wire, z.strictObject({ startsAt: z.date(), count: z.int() }), {
    decode: ({ StartsAt, n }) => ({ startsAt: StartsAt, count: n }),
    encode: ({ startsAt, count }) => ({ StartsAt: startsAt, n: count }),
  });
  const output = z.strictObject({
    rows: z
      .array(z.strictObject({ at: z.optional(Instant), of: z.nullable(named) }))
      .check(z.maxLength(2)),
    byDay: z.record(z.string(), z.union([Instant, z.int()])),
  });
  const answer = {
    rows: [{ at, of: null }, { of: { startsAt: at, count: 2 } }],
    byDay: { monday: at, tuesday: 3 },
  };
  expect(findResponseEncodingSchema(output)).not.toBe(output);
  expect(findResponseEncodingSchema(output)).not.toBeNull();
  expect(encodeResponse({ output }, answer)).toEqual(z.encode(output, answer));
  for (const wrong of [
    { ...answer, rows: [...answer.rows, ...answer.rows] },
    { ...answer, rows: [{ of: { startsAt: at, count: 2.5 } }] },
    { ...answer, rows: [{ of: { startsAt: at, count: 2, name: 'Zorblax' } }] },
    { ...answer, rows: [{ at: at.toISOString(), of: null }] },
    { ...answer, byDay: { monday: new Date(Number.NaN) } },
  ])
    expect(() => encodeResponse({ output }, wrong), JSON.stringify(wrong)).toThrow();
});

test('of nearly every endpoint the answer is encoded one way', async () => {
  const outputs = (await loadContractEndpoints()).flatMap(([, { output }]) => output ?? []);
  const others = outputs.filter((output) => findResponseEncodingSchema(output) === null);
  expect(others.length).toBeLessThan(outputs.length / 10);
});

test.each([
  ['numbers that are made of texts', z.coerce.number()],
  ['what is put in where nothing is', z._default(z.string(), 'none')],
  ['what stands for a fault', z.catch(z.string(), 'none')],
])('%s: that is left to the library', (_, schema) => {
  expect(findResponseEncodingSchema(z.array(schema))).toBeNull();
});
