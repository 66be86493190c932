import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object.',
  record: 'This must be an object.',
  date: 'This must be a date.',
  null: 'This must be null.',
};
const VALUES_NAMED = 20;

/** What is wrong with one field and what to do about it, where its schema has no words of its own. */
export function describeInvalidField(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing.';
      return kinds[issue.expected] ?? 'This is of the wrong kind.';
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return limit('least', issue.origin, issue.minimum);
    case 'too_big':
      return limit('most', issue.origin, issue.maximum);
    case 'unrecognized_keys':
      return 'This field is not known here.';
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not written as it must be.';
    case 'invalid_union':
      return 'This has none of the forms that it may have.';
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
      return 'This is not as it must be.';
  }
}

const formats: Record<string, string> = {
  date: 'Write a day like 2026-11-23.',
  datetime: 'Write a moment like 2026-11-23T09:00:00Z.',
  email: 'Write an e-mail address like name@example.com.',
  url: 'Write an address like https://www.example.com.',
};

function oneOf(values: readonly unknown[]): string {
  if (values.length === 1) return `This must be ${JSON.stringify(values[0])}.`;
  if (values.length > VALUES_NAMED) return 'This is none of the values that there are.';
  return `Use one of these: ${values.map((value) => JSON.stringify(value)).join(', ')}.`;
}

function limit(end: 'least' | 'most', origin: string, value: number | bigint): string {
  if (origin === 'date') return `Use a${end === 'least' ? ' later' : 'n earlier'} moment.`;
  if (origin !== 'string' && origin !== 'array') return `Use ${value} at ${end}.`;
  const unit = origin === 'string' ? 'character' : 'entry';
  const several = origin === 'string' ? 'characters' : 'entries';
  return `Use at ${end} ${value} ${Number(value) === 1 ? unit : several}.`;
}
