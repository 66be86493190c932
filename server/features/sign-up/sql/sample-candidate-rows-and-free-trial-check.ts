import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function isOrganisationOnFreeTrial(db: Db<'staff'>): Promise<boolean> {
  const { tier } = await db
    .selectFrom('core.organisation')
    .select('tier')
    .executeTakeFirstOrThrow();
  return tier === 'free-trial';
}

type SamplePerson = {
  firstName: string;
  lastName: string;
  email: string;
  /** As `pii.plant_sample` calls what names are searched by. */
  normalised: string;
  reference: string | undefined;
  answers: string[];
};

/** The invented candidates of a sample role, who have all sent in their answers. */
export async function insertSampleCandidatesInDatabase(
  db: Db<'staff'>,
  jobId: number,
  people: SamplePerson[],
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select pii.plant_sample(${jobId}, ${JSON.stringify(people)}::jsonb) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}
