import type { EmployerStatements } from '@evenhand/contract/apply/public-advert-metadata-and-employer-statements.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** What the employer of the room says of itself. */
export async function findEmployerStatements(
  db: Db<'public'> | Db<'staff'>,
): Promise<EmployerStatements> {
  // Both doors read these columns.
  const { rows } = await sql<EmployerStatements>`
    select ${statement('about')} as about, ${statement('privacy')} as privacy, privacy_contact as "privacyContact",
      array(select name from core.brand order by id) as brands
    from core.organisation`.execute(db as Db<'public'>);
  // Every room with a role in it belongs to one organisation.
  return rows[0] as EmployerStatements;
}

/** The employer's own words to be confirmed before an application is sent. */
export async function findHonestyStatement(db: Db<'candidate'>): Promise<string | null> {
  const written = await db
    .selectFrom('core.organisation_statement')
    .select('text')
    .where('kind', '=', 'honesty')
    .executeTakeFirst();
  return written?.text ?? null;
}

function statement(kind: 'about' | 'privacy'): RawBuilder<unknown> {
  return sql`(select text from core.organisation_statement where kind = ${kind})`;
}
