import type { verifyAuditTrailEndpoint as promise } from '@evenhand/contract/activity/audit-trail.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { findAuditTrailBreaks } from '../../events/find-audit-trail-breaks.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { auditTrailBreakInWords } from './audit-trail-break-words.ts';
import { refuseAuditToBlindReviewer } from './refuse-audit-to-blind-reviewer.ts';
import { countAuditEntriesAndSealsToVerify } from './sql/audit-trail-queries.ts';

const PROBLEMS_LISTED = 100;

/** Recomputes the organisation's own chain; that it was verified is in the trail as well. */
export async function verifyAndRecordAuditTrail({
  visit,
  db,
}: EndpointContext<typeof promise>): Promise<ResponseOf<typeof promise>> {
  await refuseAuditToBlindReviewer(db);
  const size = await countAuditEntriesAndSealsToVerify(db);
  const findings = await findAuditTrailBreaks(db);
  await writeAuditEntry(db, {
    kind: 'audit-verified',
    actorKind: 'member',
    requestId: visit.requestId,
    details: { problems: findings.length },
  });
  return {
    ...size,
    problems: findings
      .slice(0, PROBLEMS_LISTED)
      .map((finding) => ({ entryId: finding.entryId, text: auditTrailBreakInWords(finding) })),
  };
}
