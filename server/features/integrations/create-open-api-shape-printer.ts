import { reportFigureDefinitions } from '@evenhand/contract/figures/report-figure-definitions.ts';
import { findReportFigureIdOfSchema } from '@evenhand/contract/figures/mark-and-find-report-figure-of-schema.ts';
import * as z from 'zod/mini';

export type JsonObject = { [key: string]: unknown };
export type OpenApiShapePrinter = {
  /** A reference where the shape has a name. */
  shape: (schema: z.ZodMiniType) => JsonObject;
  inFull: (schema: z.ZodMiniType) => JsonObject;
};

/** Prints shapes as they stand on the wire, and puts those with a name where all can point to them. */
export function createOpenApiShapePrinter(
  shapes: Map<z.ZodMiniType, string>,
  schemas: JsonObject,
): OpenApiShapePrinter {
  const names = z.registry<{ id: string }>();
  const namesInUse = new Set<string>();
  for (const [schema, name] of shapes) {
    // What is one value is told where it stands. Two files may use one name: the first has it, the other is printed in full.
    if (schema.def.type !== 'object') continue;
    if (!namesInUse.has(name)) names.add(schema, { id: name });
    namesInUse.add(name);
  }
  const inFull = (schema: z.ZodMiniType): JsonObject => {
    // The schema as printed is plain JSON.
    const {
      $schema: _,
      $defs = {},
      ...printed
    } = z.toJSONSchema(schema, {
      // The server encodes its answers: what goes out is what a schema takes in.
      io: 'input',
      unrepresentable: 'any',
      metadata: names,
      override: ({ zodSchema, jsonSchema }) => {
        tidy(jsonSchema as JsonObject);
        explain(zodSchema, jsonSchema as JsonObject);
      },
    }) as JsonObject & { $defs?: JsonObject };
    for (const [name, part] of Object.entries($defs)) schemas[name] = pointed(part);
    return pointed(printed) as JsonObject;
  };
  return {
    inFull,
    shape: (schema) => {
      const own = names.get(schema)?.id;
      if (own === undefined) return inFull(schema);
      if (!(own in schemas)) {
        const printed = inFull(schema);
        // Where other shapes stand inside, it may have been printed among them.
        if (!(own in schemas)) schemas[own] = printed;
      }
      return { $ref: `#/components/schemas/${own}` };
    },
  };
}

/** Bounds and patterns that go without saying are left out. */
function tidy(schema: JsonObject): void {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (typeof schema['format'] === 'string') delete schema['pattern'];
  delete schema['id'];
}

/** A figure is told with its meaning, in the words of the screen. */
function explain(schema: z.core.$ZodTypes, printed: JsonObject): void {
  const figure = findReportFigureIdOfSchema(schema);
  if (figure === undefined) return;
  const { says, population, formula, dates, zone } = reportFigureDefinitions[figure];
  printed['description'] = [says, population, formula, dates, zone].join(' ');
}

function pointed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(pointed);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : pointed(value),
    ]),
  );
}
