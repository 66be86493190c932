import { type Kysely, sql } from 'kysely';

type Person = {
  email: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  role: string;
};

/** Members by e-mail address. */
export type DemoMemberIdByEmail = Map<string, number>;

export async function plantDemoMembers(
  db: Kysely<unknown>,
  orgId: number,
  people: readonly Person[],
  { passwordHash, createdAt }: { passwordHash: string; createdAt: Date },
): Promise<DemoMemberIdByEmail> {
  const members: DemoMemberIdByEmail = new Map();
  for (const person of people) {
    const { rows } = await sql<{ id: number }>`
      with member as (
        insert into core.member (org_id, first_name, last_name, email, job_title, role, created_at)
        values (${orgId}, ${person.firstName}, ${person.lastName}, ${person.email}, ${person.jobTitle}, ${person.role},
          ${createdAt})
        returning id)
      insert into auth.login (email, password_hash, org_id, member_id)
      select ${person.email}, ${passwordHash}, ${orgId}, id from member returning member_id as id`.execute(
      db,
    );
    const id = rows[0]?.id;
    if (id !== undefined) members.set(person.email, id);
  }
  return members;
}
