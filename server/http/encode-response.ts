import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import * as z from 'zod/mini';

/** What leaves the server: what a handler gives, checked by the schema that the endpoint promises. */
export function encodeResponse({ output }: Pick<Endpoint, 'output'>, answer: unknown): unknown {
  if (output === undefined) return undefined;
  // Encoding reads whatever has a check of its own twice: each line of a list that may not be too long, and so each whole
  // number of a line three times. Where nothing has another form outside, reading says the same.
  return isSameOutside(output) ? z.parse(output, answer) : z.encode(output, answer);
}

const known = new WeakMap<z.core.$ZodType, boolean>();

/** Whether nothing in a schema has another form outside than within; what is not named here counts as if it had. */
export function isSameOutside(schema: z.core.$ZodType): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  // What holds itself is not looked through.
  known.set(schema, false);
  const found = partsOfPlainSchema(schema)?.every(isSameOutside) ?? false;
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

/** What a schema is made of, or nothing where it may turn one form into another. */
function partsOfPlainSchema(schema: z.core.$ZodType): readonly z.core.$ZodType[] | undefined {
  // Each schema of the library is one of these.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('coerce' in def && def.coerce === true) return undefined;
  if (def.type === 'object')
    return [...Object.values(def.shape), ...(def.catchall === undefined ? [] : [def.catchall])];
  if (def.type === 'array') return [def.element];
  if (def.type === 'nullable' || def.type === 'optional') return [def.innerType];
  if (def.type === 'union') return def.options;
  if (def.type === 'record') return [def.keyType, def.valueType];
  return withoutParts.has(def.type) ? [] : undefined;
}
