import type { Endpoint, HandlerInputOf } from '@evenhand/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { describeInvalidField } from './describe-invalid-field.ts';
import { Refusal } from './refusal.ts';
import { isStorableInDatabase } from './is-storable-in-database.ts';

/**
 * What came in, by the endpoint's schemas.
 * @throws Refusal not-found for an address that cannot be, bad-input, bad-text
 */
export function parseRequest<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): HandlerInputOf<E> {
  const input = {
    params: endpoint.params && parsePart(endpoint.params, request.params, 'not-found'),
    query: endpoint.query && parsePart(endpoint.query, request.query, 'bad-input'),
    body: endpoint.body && parsePart(endpoint.body, request.body, 'bad-input'),
  };
  // The three schemas are those of the endpoint, so the parts are what `HandlerInputOf` infers from it.
  return input as HandlerInputOf<E>;
}

function parsePart(
  schema: z.ZodMiniType,
  value: unknown,
  code: 'not-found' | 'bad-input',
): unknown {
  if (!isStorableInDatabase(value)) throw new Refusal('bad-text');
  const result = z.safeParse(schema, value, { error: describeInvalidField });
  if (result.success) return result.data;
  if (code === 'not-found') throw new Refusal('not-found');
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [
      issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
      issue.message,
    ]),
  );
  throw new Refusal('bad-input', { fields });
}
