import type { JobImportSources } from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { sealValue } from '../../crypto/seal-value.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { checkJobImportFeatureGranted } from './check-job-import-feature-granted.ts';
import { sealedPlaceOfJobviteKeys } from './fetch-jobvite-requisition.ts';
import { findJobImportSources } from './sql/job-import-queries.ts';
import { deleteJobviteAccountRow, upsertJobviteAccountRow } from './sql/jobvite-account.ts';

/** Keeps the access to Jobvite, sealed, in place of any before. */
export async function saveJobviteKeys(
  { db, member, config, requestId }: VisitorRequestContext,
  { companyId, apiKey, secret }: { companyId: string; apiKey: string; secret: string },
): Promise<JobImportSources> {
  await checkJobImportFeatureGranted(db);
  const sealed = sealValue(
    JSON.stringify({ apiKey, secret }),
    sealedPlaceOfJobviteKeys(member.orgId),
    config,
  );
  await upsertJobviteAccountRow(db, { companyId, sealed, memberId: member.actorId });
  await writeAuditEntry(db, {
    kind: 'jobvite-set',
    actorKind: 'member',
    subject: `organisation ${member.orgId}`,
    requestId,
  });
  return findJobImportSources(db);
}

export async function removeJobviteKeys({
  db,
  member,
  requestId,
}: VisitorRequestContext): Promise<void> {
  if (!(await deleteJobviteAccountRow(db))) return;
  await writeAuditEntry(db, {
    kind: 'jobvite-removed',
    actorKind: 'member',
    subject: `organisation ${member.orgId}`,
    requestId,
  });
}
