import type { OpenApiSchema, OpenApiSchemas } from './parse-and-search-openapi-reference.ts';

type Place = { shapes: OpenApiSchemas; depth: number; inside: readonly string[] };

/** A shape as somebody would write it down: one field a line, in the manner of TypeScript. */
export function formatApiSchema(shape: OpenApiSchema, shapes: OpenApiSchemas): string {
  return textOf(shape, { shapes, depth: 0, inside: [] });
}

function textOf(shape: OpenApiSchema, place: Place): string {
  const { $ref, type, anyOf, allOf } = shape;
  if (typeof $ref === 'string') return namedText($ref.replace(/^.*\//, ''), place);
  if ('const' in shape) return JSON.stringify(shape['const']);
  if (Array.isArray(shape['enum']))
    return shape['enum'].map((one) => JSON.stringify(one)).join(' | ');
  const parts = partsOf(anyOf ?? allOf);
  if (parts.length > 0) return parts.map((part) => textOf(part, place)).join(' | ');
  if (Array.isArray(type))
    return type.map((one: unknown) => textOf({ ...shape, type: one }, place)).join(' | ');
  if (type === 'array') return `${grouped(textOf(partOf(shape['items']), place))}[]`;
  if (type === 'object') return objectText(shape, place);
  if (type === 'string') return stringText(shape);
  if (type === 'integer' || type === 'number') return `${type}${boundsOf(shape)}`;
  return typeof type === 'string' ? type : 'anything';
}

/** Written out where it stands, and by its name alone inside of itself. */
function namedText(name: string, place: Place): string {
  const named = place.shapes[name];
  if (named === undefined || place.inside.includes(name)) return name;
  return textOf(named, { ...place, inside: [...place.inside, name] });
}

function objectText(shape: OpenApiSchema, place: Place): string {
  const fields = Object.entries(partOf(shape['properties']));
  if (fields.length === 0) return '{ … }';
  const required = Array.isArray(shape['required']) ? shape['required'] : [];
  const inner = { ...place, depth: place.depth + 1 };
  const lines = fields.map(([name, part]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${'  '.repeat(inner.depth)}${name}${mark}: ${textOf(partOf(part), inner)}`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(place.depth)}}`;
}

function stringText({ format, maxLength }: OpenApiSchema): string {
  if (format === 'date-time') return 'time';
  if (format === 'date') return 'day';
  if (typeof format === 'string') return format;
  return typeof maxLength === 'number' ? `string, at most ${maxLength}` : 'string';
}

function boundsOf({ minimum, maximum }: OpenApiSchema): string {
  if (typeof minimum === 'number' && typeof maximum === 'number')
    return `, ${minimum} to ${maximum}`;
  if (typeof minimum === 'number') return `, from ${minimum}`;
  return typeof maximum === 'number' ? `, up to ${maximum}` : '';
}

function grouped(text: string): string {
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text;
}

function partOf(value: unknown): OpenApiSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function partsOf(value: unknown): OpenApiSchema[] {
  return Array.isArray(value) ? value.map(partOf) : [];
}
