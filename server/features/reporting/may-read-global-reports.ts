import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { AuthenticatedMember } from '../../access/authenticate-member.ts';
import { Refusal } from '../../http/refusal.ts';
import { findReportFeatureAndZone } from './sql/organisation-report-rights-and-scope-queries.ts';

/** Figures over all roles are for members of organisations that have them, and for support. */
export async function checkMayReadGlobalReports(
  db: Db<'staff'>,
  { impersonationId }: AuthenticatedMember,
): Promise<{ zone: string }> {
  const { hasFeature, zone } = await findReportFeatureAndZone(db);
  if (!hasFeature && impersonationId === null) throw new Refusal('no-global-reporting');
  return { zone };
}

export async function mayReadGlobalReports(
  db: Db<'staff'>,
  { impersonationId }: AuthenticatedMember,
): Promise<boolean> {
  return impersonationId !== null || (await findReportFeatureAndZone(db)).hasFeature;
}
