import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { makePublicJobLinkHash } from './make-public-job-link-hash.ts';
import {
  insertJobRow,
  reserveJobLinkInDatabase,
} from './sql/new-job-rows-links-and-sample-job-lock.ts';

/**
 * Starts a draft whose owner is the member, and reserves the link under which it will be published. Its plan is begun by whoever
 * calls.
 */
export async function startDraftJob(
  { db, member, requestId, config }: VisitorRequestContext,
  { title }: { title: string },
): Promise<number> {
  const hash = makePublicJobLinkHash(config);
  const id = await insertJobRow(db, { title, hash, ownerId: member.actorId });
  await reserveJobLinkInDatabase(db, { id, hash });
  await recordDomainEvent(db, {
    kind: 'job-started',
    actorKind: 'member',
    actorId: member.actorId,
    jobId: id,
  });
  await writeAuditEntry(db, {
    kind: 'job-started',
    actorKind: 'member',
    subject: `job ${id}`,
    requestId,
  });
  return id;
}
