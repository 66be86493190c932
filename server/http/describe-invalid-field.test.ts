import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeInvalidField } from './describe-invalid-field.ts';
import { endpointMethodAndPath } from '../test/call-endpoint-and-fill-sample-request-in-test.ts';
import { loadContractEndpoints } from '../test/load-contract-endpoints.ts';
import { startTestServer } from '../test/start-test-server.ts';

const server = startTestServer();
const entries = await loadContractEndpoints();
const junk: unknown[] = [
  undefined,
  null,
  -1,
  1.5,
  1e300,
  '',
  'x'.repeat(100_000),
  '\u202e',
  [],
  Array.from({ length: 2000 }, () => 0),
  {},
  { unknown: 1 },
  true,
];

test('whatever is wrong with a field of any call, it is said in a sentence', () => {
  const others = new Set<string>();
  const read = (at: string, schema: z.ZodMiniType, value: unknown) => {
    const result = z.safeParse(schema, value, { error: describeInvalidField });
    for (const { path, message } of result.error?.issues ?? [])
      if (!/^[A-Z][^{}]*\.$/.test(message)) others.add(`${at} ${path.join('.')}: ${message}`);
  };
  for (const [, endpoint] of entries) {
    for (const schema of [endpoint.query, endpoint.body]) {
      if (schema === undefined) continue;
      const { shape = {} } = schema as { shape?: Record<string, z.ZodMiniType> };
      for (const value of junk) {
        read(endpointMethodAndPath(endpoint), schema, value);
        for (const [name, field] of Object.entries(shape))
          read(`${endpointMethodAndPath(endpoint)} ${name}`, field, value);
      }
    }
  }
  expect([...others]).toEqual([]);
});

test('a call that is refused says so of each field', async () => {
  const org = await server.given.organisation();
  const operator = await server.given.operator();
  const at = `/api/operator/organisations/${org.id}/terms`;
  const body = { tier: 'gold', features: 'all', expiresAt: null, wish: 1 };
  expect((await server.as(operator).put(at, body)).json().fields).toEqual({
    tier: 'Use one of these: "free-trial", "starter", "growth", "pro", "enterprise", "beta".',
    features: 'This must be a list.',
    autoRenews: 'This is missing.',
    wish: 'This field is not known here.',
  });
});
