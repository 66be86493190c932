import type { verifyAudit as promise } from '@evenhand/contract/activity/audit.ts';
import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import { writeAuditEntry } from '../../events/record.ts';
import { findAuditTrailBreaks } from '../../events/verify-audit.ts';
import type { EndpointContext } from '../../http/route.ts';
import { problemInWords } from './problem-words.ts';
import { refuseWhileBlind } from './refuse-while-blind.ts';
import { measureTrail } from './sql.ts';

const PROBLEMS_LISTED = 100;

/** Recomputes the organisation's own chain; that it was verified is in the trail as well. */
export async function verifyTrail({
  db,
  request,
}: EndpointContext<typeof promise>): Promise<EndpointResponse<typeof promise>> {
  await refuseWhileBlind(db);
  const size = await measureTrail(db);
  const findings = await findAuditTrailBreaks(db);
  await writeAuditEntry(db, {
    kind: 'audit-verified',
    actorKind: 'member',
    requestId: request.id,
    details: { problems: findings.length },
  });
  return {
    ...size,
    problems: findings
      .slice(0, PROBLEMS_LISTED)
      .map((finding) => ({ entryId: finding.entryId, text: problemInWords(finding) })),
  };
}
