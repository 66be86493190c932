import type { findOrganisationOnboardingEndpoint } from '@evenhand/contract/onboarding/find-organisation-onboarding-endpoint.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function countMembersAndJobs(
  db: Db<'staff'>,
): Promise<ResponseOf<typeof findOrganisationOnboardingEndpoint>> {
  const { rows } = await sql<ResponseOf<typeof findOrganisationOnboardingEndpoint>>`
    select (select count(*)::int from core.member where deactivated_at is null) as people,
      count(*)::int as jobs, min(id) filter (where sample) as "sampleJobId" from core.job`.execute(
    db,
  );
  return rows[0] ?? { people: 0, jobs: 0, sampleJobId: null };
}
