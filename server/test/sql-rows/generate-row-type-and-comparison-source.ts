/** What the driver makes of a column of this type; null where no row declares one of its kind. */
const driverTypes: Record<string, string | null> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  char: 'string',
  uuid: 'string',
  date: 'Date',
  timestamp: 'Date',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'ParsedJson',
  jsonb: 'ParsedJson',
  // Of what does something and says nothing.
  void: null,
};

/** The row that the database describes, as a type; none for a column of a kind that no row should have. */
export function generateRowTypeSource(
  columns: { name: string; type: string; isNullable: boolean }[],
): string {
  const told = columns.flatMap(({ name, type, isNullable }) => {
    const isArray = type.startsWith('_');
    const base = driverTypes[isArray ? type.slice(1) : type];
    if (base === null) return [];
    const ours = base ?? `UnreadColumn<'${type}'>`;
    const orNull = isNullable ? ' | null' : '';
    return [`${JSON.stringify(name)}: ${isArray ? `${ours}[]` : ours}${orNull}`];
  });
  return `{ ${told.join('; ')} }`;
}

/** Compares the row that a statement declares with the one that the database describes; whatever differs does not compile. */
export const ROW_COMPARISON_TYPES_SOURCE = `
export type ComparedRow<Verdict extends 'agrees', Declared> = Declared & (Verdict extends 'agrees' ? unknown : never);

export type Compared<Declared, Described> = unknown extends Declared
  ? 'agrees'
  : | Missing<Exclude<Names<Declared>, keyof Described>, 'declared, and not a column'>
    | Missing<Exclude<keyof Described, Names<Declared>>, 'a column, and not declared'>
    | Columns<Declared, Described>;

type Names<Row> = Row extends unknown ? keyof Row : never;
type Column<Row, Name> = Row extends unknown ? (Name extends keyof Row ? Row[Name] : never) : never;

type Missing<Name, What extends string> = [Name] extends [never] ? 'agrees' : \`\${Name & string}: \${What}\`;

type Columns<Declared, Described> = {
  [Name in Names<Declared> & keyof Described]: Fits<Column<Declared, Name>, Described[Name]> extends true
    ? 'agrees'
    : \`\${Name & string}: of another type, or may be null\`;
}[Names<Declared> & keyof Described];

type Fits<Declared, Described> =
  [unknown] extends [Declared] ? true
  : [null] extends [Described] ? ([null] extends [Declared] ? FitsValue<NonNullable<Declared>, NonNullable<Described>> : false)
  : FitsValue<NonNullable<Declared>, Described>;

type FitsValue<Declared, Described> =
  [Described] extends [ParsedJson]
    ? [Extract<Inside<Declared>, Date | Buffer>] extends [never] ? true : false
    : [Declared] extends [Described extends (infer One)[] ? readonly (One | null)[] : Described] ? true : false;

type Inside<Value> = Value | (Value extends readonly (infer One)[] ? One : Value extends object ? Value[keyof Value] : never);

export type ParsedJson = { readonly 'parsed from json': unique symbol };
export type UnreadColumn<Type> = { readonly 'of a type that is not read': Type };
`;
