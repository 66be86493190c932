import { expect, test } from 'vitest';
import { formatApiSchema } from './format-api-schema.ts';

const shapes = {
  Person: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
};

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'string', maxLength: 256 }, 'string, at most 256'],
  [{ type: 'string', format: 'date-time' }, 'time'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'integer', minimum: 1, maximum: 5 }, 'integer, 1 to 5'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ const: true }, 'true'],
  [{ type: 'array', items: { type: 'integer' } }, 'integer[]'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [
    { anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] },
    '{\n  name: string\n} | null',
  ],
  [{ $ref: '#/components/schemas/Person' }, '{\n  name: string\n}'],
  [{}, 'anything'],
])('%j is written %j', (shape, text) => {
  expect(formatApiSchema(shape, shapes)).toBe(text);
});

test('a shape that holds itself is written out once', () => {
  const tree = {
    type: 'object',
    properties: { under: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
    required: ['under'],
  };
  expect(formatApiSchema(tree, { Tree: tree })).toBe('{\n  under: {\n    under: Tree[]\n  }[]\n}');
  expect(formatApiSchema({ $ref: '#/components/schemas/Tree' }, { Tree: tree })).toBe(
    '{\n  under: Tree[]\n}',
  );
});

test('fields stand one a line, optional ones marked, and shapes inside of others are written out', () => {
  const shape = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      by: { $ref: '#/components/schemas/Person' },
      place: { type: 'object', properties: { city: { type: 'string' } } },
    },
    required: ['id', 'by'],
  };
  expect(formatApiSchema(shape, shapes)).toBe(
    '{\n  id: integer\n  by: {\n    name: string\n  }\n  place?: {\n    city?: string\n  }\n}',
  );
});
