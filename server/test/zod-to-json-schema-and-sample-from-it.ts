import * as z from 'zod/mini';

export type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  format?: string;
  pattern?: string;
};

export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Something valid, as plain as can be. */
export function sampleFromJsonSchema(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const part = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (part !== undefined) return sampleFromJsonSchema(part);
  if (schema.type === 'object') {
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [
        name,
        sampleFromJsonSchema(schema.properties?.[name] ?? {}),
      ]),
    );
  }
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () =>
      sampleFromJsonSchema(schema.items ?? {}),
    );
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number')
    return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
  if (schema.format === 'date-time') return '2026-01-01T00:00:00Z';
  if (schema.format === 'date') return '2026-01-01';
  if (schema.format === 'uri') return 'https://example.com/';
  if (schema.format === 'uuid') return '6f1d1f0e-7b57-4d0e-9c1b-0a5d3f0c9b11';
  if (schema.pattern?.includes('@')) return 'someone@example.com';
  return 'something sensible'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength);
}
