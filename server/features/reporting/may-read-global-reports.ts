import type { Db } from '../../access/enter-door.ts';
import type { Member } from '../../access/authenticate-member.ts';
import { Refusal } from '../../http/refusal.ts';
import { findReportFeatureAndZone } from './sql/organisation-report-scope.ts';

/** Figures over all roles are for members of organisations that have them, and for support. */
export async function checkMayReadGlobalReports(
  db: Db<'staff'>,
  { impersonationId }: Member,
): Promise<{ zone: string }> {
  const { hasFeature, zone } = await findReportFeatureAndZone(db);
  if (!hasFeature && impersonationId === null) throw new Refusal('no-global-reporting');
  return { zone };
}

export async function mayReadGlobalReports(
  db: Db<'staff'>,
  { impersonationId }: Member,
): Promise<boolean> {
  return impersonationId !== null || (await findReportFeatureAndZone(db)).hasFeature;
}
