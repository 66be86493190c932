import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { StartError } from '../outside/start-error.ts';

/** The migrations that version 0.1.0 was built by; the base has taken their place (docs/decisions/051). */
export const squashedMigrationNames = [
  '001-the-house',
  '002-a-blind-round',
  '003-sessions',
  '004-sign-in',
  '005-sign-up',
  '006-search',
  '007-organisation',
  '008-integrations',
  '009-operator',
  '010-templates',
  '011-imports',
  '012-archiving',
  '013-hire-status',
  '014-interviews',
  '015-live',
  '016-role-pages',
  '017-email-templates',
  '018-delivery-and-surveys',
  '019-question-library',
  '020-careers-page',
  '021-role-details',
  '022-equal-opportunities',
  '023-invitations',
  '024-advert-analysis',
  '025-figures',
  '026-published-figures',
  '027-open-sources',
  '028-adverse-impact',
  '029-comments',
  '030-kept-job-pages',
  '031-known-devices',
  '032-reopening',
  '033-tolerated-versions',
  '034-two-factor-reset',
  '035-coarser-rounding',
  '036-mail-pace',
  '037-who-ends-links',
  '038-codes-refused',
  '039-account-end',
  '040-names-seen',
  '041-arrivals',
  '042-what-operators-read',
  '043-cheaper-cards',
  '044-mail-rounds',
  '045-cheaper-names',
  '046-fewer-trips',
];

/** The last program that ran the old chain stands in docs/running.md, "From before the base". */
const LAST_PROGRAM = 'the program that docs/running.md names under "From before the base"';

/**
 * What a database, or a backup of one, has come to by names of today: those of the base where the old chain was run.
 * @param advice what to do where only a part of the chain was run
 * @throws StartError that says it
 */
export function translateSquashedMigrationNames(
  applied: string[],
  base: string[],
  advice: (lastProgram: string) => string,
): string[] {
  if (!applied.some((name) => squashedMigrationNames.includes(name))) return applied;
  const missing = squashedMigrationNames.find((name) => !applied.includes(name));
  if (missing !== undefined)
    throw new StartError(
      `This is of an early Evenhand 0.1.0, which lacks ${missing}: ${advice(LAST_PROGRAM)}`,
    );
  return [...base, ...applied.filter((name) => !squashedMigrationNames.includes(name))];
}

/**
 * The base makes what the old chain made, to the letter: where all of the chain was run nothing is made, and the base is noted
 * as run.
 * @throws StartError when only a part of the chain was run
 */
export async function replaceSquashedMigrations(
  db: Kysely<unknown>,
  { applied, base }: { applied: string[]; base: string[] },
): Promise<void> {
  const now = translateSquashedMigrationNames(
    applied,
    base,
    (program) => `start it once with ${program}, then with this one.`,
  );
  if (now === applied) return;
  await sql`delete from migration.tolerated where name = any (${squashedMigrationNames})`.execute(
    db,
  );
  await sql`delete from migration.kysely_migration where name = any (${squashedMigrationNames})`.execute(
    db,
  );
  await sql`
    insert into migration.kysely_migration (name, timestamp)
    select name, ${new Date().toISOString()} from unnest(${base}::text[]) name`.execute(db);
}

const BEGINNING = new URL('migrations/001-schemas.sql', import.meta.url);
const DECLARE = /^create procedure migration\.declare[\s\S]+?^end \$\$;$/m;

/**
 * Any migration may declare a function (docs/decisions/051), by a procedure that the base makes and the old chain never had: a
 * database that was made by that, and has taken the base's names since, is given it.
 */
export async function addDeclareProcedureWhereMissing(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ isMissing: boolean }>`
    select to_regclass('migration.kysely_migration') is not null
      and not exists (
        select from pg_proc where pronamespace = to_regnamespace('migration') and proname = 'declare'
      ) as "isMissing"`.execute(db);
  if (rows[0]?.isMissing !== true) return;
  const [procedure = ''] = DECLARE.exec(await readFile(BEGINNING, 'utf8')) ?? [];
  await sql.raw(procedure).execute(db);
}
