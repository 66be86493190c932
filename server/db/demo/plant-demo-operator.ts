import { type Kysely, sql } from 'kysely';
import { plantDemoMembers } from './plant-demo-members.ts';

const EMAIL = 'operator@demo.test';

/** Whoever runs the demo, in the server's own organisation; a demo from before there were operators gets one as well. */
export async function plantDemoOperator(
  db: Kysely<unknown>,
  { hash }: { hash: () => Promise<string> },
): Promise<void> {
  const { rows } = await sql<{ isDemo: boolean; isThere: boolean }>`
    select exists (select from auth.login where email = 'admin@demo.test') as "isDemo",
      exists (select from auth.login where email = ${EMAIL}) as "isThere"`.execute(db);
  // A database of real people gets nobody whose password is public.
  if (!rows[0]?.isDemo || rows[0].isThere) return;
  const { rows: made } = await sql<{
    id: number;
  }>`select auth.operator_organisation() as id`.execute(db);
  const orgId = made[0]?.id;
  if (orgId === undefined) throw new Error('the organisation was not planted');
  await sql`update core.organisation set contact_email = ${EMAIL}, industry = 'Software', size = '1-10',
    tz = 'Europe/London' where org_id = ${orgId}`.execute(db);
  const person = {
    email: EMAIL,
    firstName: 'Sanna',
    lastName: 'Whitlock',
    jobTitle: 'Runs this installation',
    role: 'ADMIN',
  };
  await plantDemoMembers(db, orgId, [person], {
    passwordHash: await hash(),
    createdAt: new Date(),
  });
  await sql`select auth.set_operator(${EMAIL}, true)`.execute(db);
}
