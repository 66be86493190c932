import {
  type Expression,
  type ExpressionWrapper,
  expressionBuilder,
  isExpression,
  type Kysely,
} from 'kysely';
import type { DoorDatabases, DoorFunctions } from '../db/door-databases.generated.ts';
import type { DatabaseDoorName } from './database-pools-and-logins-by-door.ts';
import type { Db } from './transactions-by-door-or-token.ts';

/** The value of a function of the database; a function that the door may not execute does not compile. */
export async function callDatabaseFunction<
  Door extends DbOfAnyDoor,
  Name extends keyof FunctionsOf<Door>,
>(
  db: Door,
  name: Name & string,
  given: GivenTo<FunctionsOf<Door>[Name]>,
): Promise<ResultOf<FunctionsOf<Door>[Name]>> {
  // Nothing is asked of a table, so that all doors are alike.
  const { result } = await (db as Db<'staff'>)
    .selectNoFrom(databaseFunctionExpression(db, name, given).as('result'))
    .executeTakeFirstOrThrow();
  // Which the statement has as its one column, whatever it is.
  return result as ResultOf<FunctionsOf<Door>[Name]>;
}

/** The call alone, as a column of a statement, or to select from. */
export function databaseFunctionExpression<
  Door extends DbOfAnyDoor,
  Name extends keyof FunctionsOf<Door>,
>(
  _db: Door,
  name: Name & string,
  given: GivenTo<FunctionsOf<Door>[Name]>,
): ExpressionWrapper<object, never, ResultOf<FunctionsOf<Door>[Name]>> {
  const eb = expressionBuilder<object>();
  return eb.fn(
    name,
    given.map((each) => (isExpression(each) ? each : eb.val(each))),
  );
}

type DbOfAnyDoor = { [D in DatabaseDoorName]: Db<D> }[DatabaseDoorName];

/** Of what several doors may use, those that all of them may. */
type FunctionsOf<Door> =
  Door extends Kysely<infer Database> ? FunctionsOfDatabase<Database> : never;

/** The same database both ways: one door may show all that another one shows, and more. */
type FunctionsOfDatabase<Database> = {
  [D in DatabaseDoorName]: [Database, DoorDatabases[D]] extends [DoorDatabases[D], Database]
    ? DoorFunctions[D]
    : never;
}[DatabaseDoorName];

type GivenTo<Called> = Called extends { takes: infer Takes extends readonly unknown[] }
  ? { readonly [Place in keyof Takes]: Takes[Place] | Expression<Takes[Place]> }
  : never;

type ResultOf<Called> = Called extends { gives: infer Gives } ? Gives : never;
