import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import type * as z from 'zod/mini';
import { apiReferenceOverview, apiReferenceTagWords } from './content/api-reference-words.ts';
import { printOpenApiOperation } from './print-open-api-operation.ts';
import { type JsonObject, createOpenApiShapePrinter } from './create-open-api-shape-printer.ts';

/** What the contract calls its calls (by method and path) and its shapes. */
export type ApiContractNames = {
  calls: Map<string, { file: string; name: string }>;
  shapes: Map<z.ZodMiniType, string>;
};

/** OpenAPI 3.1 of the given calls. On the wire, what the contract names stands under that name among the components. */
export function printOpenApi({
  endpoints,
  contract,
  baseUrl,
}: {
  endpoints: Endpoint[];
  contract: ApiContractNames;
  baseUrl: string;
}): JsonObject {
  const schemas: JsonObject = {};
  const printer = createOpenApiShapePrinter(contract.shapes, schemas);
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    const named = contract.calls.get(`${endpoint.method} ${endpoint.path}`);
    const { file, name } = named ?? { file: 'other', name: `${endpoint.method}${endpoint.path}` };
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: {
        operationId: `${file}.${name}`,
        tags: [file],
        ...printOpenApiOperation(endpoint, printer),
      },
    };
  }
  const tags = [
    ...new Set(
      endpoints.map(({ method, path }) => contract.calls.get(`${method} ${path}`)?.file ?? 'other'),
    ),
  ];
  return {
    openapi: '3.1.0',
    info: { title: 'Evenhand', version: '1', description: apiReferenceOverview },
    servers: [{ url: baseUrl }],
    tags: tags
      .toSorted(
        (a, b) => Number(b === 'public-api') - Number(a === 'public-api') || (a < b ? -1 : 1),
      )
      .map((name) => ({
        name,
        ...(apiReferenceTagWords[name] && { description: apiReferenceTagWords[name] }),
      })),
    paths,
    components: { schemas: onlyReferred(paths, schemas), securitySchemes },
  };
}

/** The shapes that something points to, in the order of their names. */
function onlyReferred(paths: JsonObject, schemas: JsonObject): JsonObject {
  const wanted = new Set<string>();
  const look = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (wanted.has(name)) continue;
      wanted.add(name);
      look(schemas[name] ?? {});
    }
  };
  look(paths);
  return Object.fromEntries(
    [...wanted].toSorted((a, b) => (a < b ? -1 : 1)).map((name) => [name, schemas[name]]),
  );
}

const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key made under Settings, Integrations.',
  },
  session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
  antiForgery: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
};
