import { type Endpoint, isEndpointClosedToSupport } from '@evenhand/contract/endpoint.ts';
import { ProblemDetails } from '@evenhand/contract/problem-details.ts';
import { apiReferenceCallerWords } from './content/api-reference-words.ts';
import type { JsonObject, OpenApiShapePrinter } from './create-open-api-shape-printer.ts';

const JSON_TYPE = 'application/json';

/** One call as OpenAPI tells it: who may make it, what it takes, what it answers. */
export function printOpenApiOperation(
  endpoint: Endpoint,
  { shape, inFull }: OpenApiShapePrinter,
): JsonObject {
  const { method, door, summary, params, query, body, output, responseType, upload } = endpoint;
  const status =
    endpoint.status ?? (output === undefined && responseType === undefined ? 204 : 200);
  const type = responseType ?? JSON_TYPE;
  const notes = [
    apiReferenceCallerWords[door],
    endpoint.scope && `Needs the scope \`${endpoint.scope}\`.`,
    endpoint.requiresRecentLogin &&
      'Asks for the password or a code if neither was given in the last ten minutes (403 `confirm-first`).',
    isEndpointClosedToSupport(endpoint) &&
      'Refused to support while it looks through somebody’s eyes (403 `closed-to-support`).',
  ];
  return {
    summary: summary,
    description: notes.filter(Boolean).join(' '),
    security: securityOf(endpoint),
    parameters: [
      ...(params ? parametersOf('path', inFull(params)) : []),
      ...(query ? parametersOf('query', inFull(query)) : []),
      ...(method === 'POST' && door === 'staff' ? [idempotencyKey] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { [JSON_TYPE]: { schema: shape(body) } } },
    }),
    ...(upload && {
      requestBody: {
        required: true,
        content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: {
      [status]: {
        description: status === 204 ? 'Done; no body.' : 'As promised.',
        ...(status !== 204 && {
          content: { [type]: { schema: output ? shape(output) : { type: 'string' } } },
        }),
      },
      default: {
        description: 'A “no”, with a stable `code` to act on and a `message` to show.',
        content: { 'application/problem+json': { schema: shape(ProblemDetails) } },
      },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A creating call that is repeated with its key is done once and answered alike.',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
};

function securityOf({ door, method, requiresCsrf, scope }: Endpoint): JsonObject[] {
  const changes = method !== 'GET' || requiresCsrf === true;
  if (door === 'api') return [{ apiKey: scope ? [scope] : [] }];
  if (door === 'staff' || door === 'operator')
    return [{ session: [], ...(changes && { antiForgery: [] }) }];
  // The link in the address is the key; the public's forms only prove where they come from.
  return door === 'public' && changes ? [{ antiForgery: [] }] : [];
}

function parametersOf(where: 'path' | 'query', schema: JsonObject): JsonObject[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(partsOf(schema['properties'])).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: part,
  }));
}

function partsOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
