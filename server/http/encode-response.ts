import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What leaves the server: what a handler gives, checked by the schema that the endpoint promises. */
export function encodeResponse({ output }: Pick<Endpoint, 'output'>, answer: unknown): unknown {
  if (output === undefined) return undefined;
  const encoder = findResponseEncodingSchema(output);
  return encoder === null ? z.encode(output, answer) : z.parse(encoder, answer);
}

const known = new WeakMap<Schema, Schema | null>();

/**
 * The schema that reads what is within and gives what is outside. The library's own encoding reads whatever has a check of its own
 * twice: each line of a list that may not be too long, and so each whole number of a line three times.
 * @returns the schema itself where nothing in it has another form outside, and null where only the library knows
 */
export function findResponseEncodingSchema(schema: Schema): Schema | null {
  const before = known.get(schema);
  if (before !== undefined) return before;
  // What holds itself is not looked through.
  known.set(schema, null);
  const found = makeOneWayEncoder(schema);
  known.set(schema, found);
  return found;
}

const withoutParts: ReadonlySet<string> = new Set([
  'string',
  'number',
  'boolean',
  'date',
  'enum',
  'literal',
  'null',
  'never',
  'unknown',
]);

function makeOneWayEncoder(schema: Schema): Schema | null {
  // Each schema of the library is one of these.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('coerce' in def && def.coerce === true) return null;
  if (def.type === 'object')
    return withParts(schema, { ...def.shape }, (shape) =>
      def.catchall === undefined || findResponseEncodingSchema(def.catchall) === def.catchall
        ? { ...def, shape }
        : null,
    );
  if (def.type === 'array')
    return withParts(schema, { element: def.element }, (parts) => ({ ...def, ...parts }));
  if (def.type === 'nullable' || def.type === 'optional')
    return withParts(schema, { innerType: def.innerType }, (parts) => ({ ...def, ...parts }));
  if (def.type === 'record')
    return withParts(schema, { valueType: def.valueType }, (parts) =>
      findResponseEncodingSchema(def.keyType) === def.keyType ? { ...def, ...parts } : null,
    );
  if (def.type === 'union')
    return withParts(schema, Object.fromEntries(def.options.entries()), (parts) => ({
      ...def,
      options: Object.values(parts),
    }));
  if (def.type === 'pipe') return makeOneWayEncoderOfCodec(schema, def);
  return withoutParts.has(def.type) ? schema : null;
}

/** The same schema of other parts; itself where they are its own. */
function withParts(
  schema: Schema,
  parts: Record<string, Schema>,
  defineWith: (parts: Record<string, Schema>) => z.core.$ZodTypeDef | null,
): Schema | null {
  const encoders: Record<string, Schema> = {};
  for (const [name, part] of Object.entries(parts)) {
    const encoder = findResponseEncodingSchema(part);
    if (encoder === null) return null;
    encoders[name] = encoder;
  }
  const def = defineWith(encoders);
  if (def === null) return null;
  const isOwn = Object.entries(encoders).every(([name, encoder]) => encoder === parts[name]);
  return isOwn ? schema : z.core.clone(schema, def);
}

/** The inner form is checked, turned, and the outer form checked. */
function makeOneWayEncoderOfCodec(schema: Schema, def: z.core.$ZodPipeDef): Schema | null {
  const { reverseTransform } = def;
  const [inner, outer] = [findResponseEncodingSchema(def.out), findResponseEncodingSchema(def.in)];
  const hasChecks = (schema._zod.def.checks ?? []).length > 0;
  if (reverseTransform === undefined || inner === null || outer === null || hasChecks) return null;
  return z.pipe(z.pipe(inner, z.transform(reverseTransform)), outer);
}
