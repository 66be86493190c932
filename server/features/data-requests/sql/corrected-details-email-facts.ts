import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type CorrectedDetailsEmailFacts = {
  firstName: string;
  email: string;
  jobTitle: string;
  employer: string;
  contact: string | null;
};

/** As their details are now; undefined once they are erased. */
export async function findCorrectedDetailsEmailFacts(
  db: Db<'system'>,
  applicationId: number,
): Promise<CorrectedDetailsEmailFacts | undefined> {
  const { rows } = await sql<CorrectedDetailsEmailFacts>`
    select c.first_name as "firstName", c.email, j.title as "jobTitle", o.name as employer,
      coalesce(o.privacy_contact, o.contact_email) as contact
    from pii.application_identity i join pii.candidate c on c.id = i.candidate_id join core.job j on j.id = i.job_id
      cross join core.organisation o
    where i.application_id = ${applicationId}`.execute(db);
  return rows[0];
}
