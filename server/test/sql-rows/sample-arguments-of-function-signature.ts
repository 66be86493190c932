import { type Kysely, sql } from 'kysely';

/** Which of the values that a name may have this call gets, and the source text in which names have types. */
export type SampleValueVariation = { variant: number; db: Kysely<unknown>; text: string };

/** A value for every parameter of a function's signature. */
export function sampleArgumentsOfSignature(
  signature: string,
  variation: SampleValueVariation,
): unknown[] {
  const list = signature.slice(signature.indexOf('(') + 1, signature.lastIndexOf(')'));
  return splitAtCommas(list).map((parameter) => {
    const [, name = '', type = ''] = /^\s*(\w+)\??\s*(?::|=)\s*([\s\S]*)$/.exec(parameter) ?? [];
    return name === '' ? sampleObjectByDeclaredTypes(variation) : valueOf(type, variation, name);
  });
}

/** Answers whatever is read of it: by the type that the name has in the source text, or by another of its kind. */
export function sampleObjectByDeclaredTypes(
  variation: SampleValueVariation,
): Record<string, unknown> {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, key) => propertyOf(key, variation),
      has: (_, key) => !NOT_OURS.has(String(key)),
    },
  );
}

/** By these Kysely tells its own. */
const NOT_OURS = new Set(['expressionType', 'toOperationNode', 'isSubquery', 'constraint', 'then']);

function propertyOf(key: string | symbol, variation: SampleValueVariation): unknown {
  if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : A_TEXT);
  if (key === Symbol.iterator) return [sampleObjectByDeclaredTypes(variation)][Symbol.iterator];
  if (typeof key === 'symbol' || NOT_OURS.has(key)) return undefined;
  if (key === 'toJSON') return () => 'x';
  if (key === 'getTime') return () => 0;
  if (key === 'toISOString') return () => new Date(0).toISOString();
  if (key === 'from' || key === 'until') return A_TEXT;
  if (key === 'roles') return (door: string) => door;
  const declared = declaredTypeOf(key, variation.text);
  if (declared === '' && typeof Reflect.get([], key) === 'function') {
    const list = [sampleObjectByDeclaredTypes(variation)];
    return Reflect.get(list, key).bind(list);
  }
  if (declared === '' && typeof Reflect.get(Object(A_TEXT), key) === 'function')
    return Reflect.get(Object(A_TEXT), key).bind(A_TEXT);
  return valueOf(declared, variation, key);
}

const found = new Map<string, Map<string, string>>();

/** As what a name is declared where it is declared first; nothing where it is not. */
function declaredTypeOf(key: string, text: string): string {
  const known = found.get(text) ?? new Map<string, string>();
  found.set(text, known);
  const declared = new RegExp(
    `(?<![\\w.'])${key}\\??: (?!\\w+\\[')(z\\s*\\.[^\\n]+|[^;\\n}]+(?:\\n\\s+\\|[^;\\n]+)*)`,
  );
  const isSwitch = new RegExp(`[{,] ${key} = (true|false)\\b`);
  const type = known.get(key) ?? declared.exec(text)?.[1] ?? isSwitch.exec(text)?.[1] ?? '';
  known.set(key, type);
  return type;
}

const A_TEXT = '2026-01-05';

function valueOf(written: string, variation: SampleValueVariation, name: string): unknown {
  const { variant, db, text } = variation;
  const type = written.startsWith('Readonly') ? '' : withNamedChoices(written, text);
  const isAbsent = variant % 4 === 3;
  if (name === 'db' || type.startsWith('Db<')) return db;
  if (isAbsent && /\bundefined\b/.test(type)) return undefined;
  if (isAbsent && /\bnull\b/.test(type)) return null;
  if (/[{&]|^(Pick|Omit)<|\['/.test(type.replace(/^z\..*/, '')))
    return sampleObjectByDeclaredTypes(variation);
  const choices = [...type.matchAll(/'([^']*)'/g)].map(([, choice]) => choice);
  const ofOne = type.replaceAll('[]', '').replace('z.array(', '');
  if (ofOne !== type) return [choices[0] ?? valueOf(ofOne, variation, name)];
  if (type.startsWith('z.') && /\bplain\b|\bz\.string\b/.test(type)) return A_TEXT;
  if (choices.length > 0) return choices[variant % choices.length];
  const [kind = ''] = /^\w+/.exec(type.replace(/^(readonly |z\.)/, '')) ?? [];
  const made = plainValues[kind];
  if (made !== undefined) return made(variant);
  return sampleObjectByDeclaredTypes(variation);
}

const plainValues: Record<string, (variant: number) => unknown> = {
  boolean: (variant) => variant % 2 === 0,
  true: (variant) => variant % 2 === 0,
  false: (variant) => variant % 2 === 0,
  number: () => 1,
  string: () => A_TEXT,
  Date: () => new Date(0),
  Buffer: () => Buffer.from(A_TEXT),
  RawBuilder: (variant) =>
    variant % 2 === 0 ? sql`true` : sql`select 1::bigint as "applicationId", 1::bigint as "jobId"`,
};

/** A type, or a list of choices, that is declared elsewhere by its name. */
function withNamedChoices(type: string, text: string): string {
  const name =
    /^[A-Z]\w+(?= *(\||$|\[))|(?<=^keyof typeof )\w+|(?<=z\.enum\()\w+|(?<=\.\.\.)\w+/.exec(
      type,
    )?.[0];
  if (name === undefined) return type;
  const said = type.startsWith('keyof') ? type : meaningOf(name, text);
  const list = /typeof (\w+)/.exec(said)?.[1];
  const choices = list === undefined ? said : meaningOf(list, text);
  if (said.startsWith('keyof typeof')) {
    const keys = [...choices.matchAll(/^ {2}'?([\w-]*)'?:/gm)];
    return keys.map(([, key]) => `'${key}'`).join(' | ');
  }
  const isOfChoices = /^[|[\s]*'/.test(choices);
  return isOfChoices ? `${type.replace(name, '')} ${choices.replace(/[[\]]/g, '')}`.trim() : type;
}

function meaningOf(name: string, text: string): string {
  return new RegExp(`\\b(?:type|const) ${name} =\\s*([^;]+);`).exec(text)?.[1] ?? '';
}

function splitAtCommas(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if ('({[<'.includes(letter)) depth += 1;
    if (')}]>'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part.trim() !== '');
}
