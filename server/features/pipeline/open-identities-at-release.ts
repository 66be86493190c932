import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { openIdentitiesInDatabase } from './sql/open-identities-and-void-own-reviews.ts';

type Release = {
  jobId: number;
  applicationIds: number[];
  actorId: number;
  /** What the audit trail keeps of it, besides how many names were opened. */
  details: Record<string, unknown>;
};

/** Opens the names of candidates whose reviews were released, and says how many of them were sealed until then. */
export async function openIdentitiesAtRelease(
  { db, requestId }: VisitorRequestContext,
  { jobId, applicationIds, actorId, details }: Release,
): Promise<number> {
  const opened = await openIdentitiesInDatabase(db, applicationIds);
  await recordDomainEvent(db, { kind: 'reviews-released', actorKind: 'member', actorId, jobId });
  await writeAuditEntry(db, {
    kind: 'reviews-released',
    actorKind: 'member',
    subject: `job ${jobId}`,
    requestId,
    details: { ...details, opened },
  });
  return opened;
}
