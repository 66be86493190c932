import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  expressionBuilder,
  type Kysely,
} from 'kysely';

/** The values of a statement while it is built: each may be passed on, and none be looked at. */
export type ReusableStatementParameters<Given> = {
  readonly [Name in keyof Given]: Expression<Given[Name]>;
};

/**
 * A statement that is built once in the life of the process, because building a long one takes as long as sending it. For what
 * many ask at the same moment; others are built where they are asked.
 * @param build gives the statement, the same whatever the values will be
 */
export function makeReusableStatement<Database, Given extends object, Row>(
  build: (db: Kysely<Database>, given: ReusableStatementParameters<Given>) => Compilable<Row>,
): (db: Kysely<Database>, given: Given) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, given) => {
    built ??= build(db, parametersByName<Given>()).compile();
    const parameters = built.parameters.map((value) =>
      isPlaceOfValue<Given>(value) ? given[value[nameOfValue]] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}

const nameOfValue = Symbol('name of the value that comes here');
type PlaceOfValue<Given> = { [nameOfValue]: keyof Given };

function isPlaceOfValue<Given>(value: unknown): value is PlaceOfValue<Given> {
  return typeof value === 'object' && value !== null && nameOfValue in value;
}

function parametersByName<Given extends object>(): ReusableStatementParameters<Given> {
  const eb = expressionBuilder<object>();
  return new Proxy({} as ReusableStatementParameters<Given>, {
    get: (_, name) => eb.val({ [nameOfValue]: name }),
  });
}
