import type { CandidatePageJobHeader } from '@evenhand/contract/apply/candidate-page-header-outline-and-preview-types.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { organisationLogoUrlPath } from '../../organisation/rules/photo-and-logo-url-paths-and-file-name-parsing.ts';

/** The employer above a page that belongs to no role. */
export async function findCandidatePageEmployerHeader(
  db: Db<'staff'>,
): Promise<CandidatePageJobHeader> {
  const { rows } = await sql<{
    organisation: string;
    orgId: number;
    logoKey: string | null;
    zone: string;
  }>`
    select name as organisation, org_id as "orgId", logo_key as "logoKey", coalesce(tz, 'Europe/London') as zone
    from core.organisation`.execute(db);
  const { organisation = '', orgId = 0, logoKey = null, zone = 'Europe/London' } = rows[0] ?? {};
  const logo = organisationLogoUrlPath(orgId, logoKey);
  return {
    organisation,
    logo,
    title: 'Your role',
    team: null,
    location: null,
    closesAt: null,
    zone,
  };
}
