import type { CopyableJobContent } from '@evenhand/contract/job-templates.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { makePublicJobLinkHash } from './make-public-job-link-hash.ts';
import type { JobTeamMember } from './sql/job-team-rows-active-members-and-review-caps.ts';
import { insertJobRowWithContent } from './sql/find-job-content-to-copy-insert-job-find-titles.ts';
import { reserveJobLinkInDatabase } from './sql/new-job-rows-links-and-sample-job-lock.ts';

export type DraftJobFromContentOptions = {
  title: string;
  content: CopyableJobContent;
  /** Who runs it. */
  ownerId: number;
  /** Who else has a part in it. */
  team: JobTeamMember[];
  /** What the content was taken from, for the audit trail. */
  from: { job: number } | { template: number | string };
};

/**
 * Starts a draft with the advert, the settings and the team of its content, and a link of its own, and gives back its id. Its
 * plan, questions, rounds and e-mails are added by the features that keep them.
 */
export async function startDraftJobFromContent(
  { db, requestId, config }: Pick<VisitorRequestContext, 'db' | 'requestId' | 'config'>,
  start: DraftJobFromContentOptions,
): Promise<number> {
  const { ownerId, team, from } = start;
  const hash = makePublicJobLinkHash(config);
  const others = team.filter(({ id }) => id !== ownerId);
  const id = await insertJobRowWithContent(db, {
    ...start,
    hash,
    team: [{ id: ownerId, role: 'admin' }, ...others],
  });
  await reserveJobLinkInDatabase(db, { id, hash });
  await recordDomainEvent(db, {
    kind: 'job-started',
    actorKind: 'member',
    actorId: ownerId,
    jobId: id,
  });
  await writeAuditEntry(db, {
    kind: 'job-started',
    actorKind: 'member',
    subject: `job ${id}`,
    requestId,
    details: from,
  });
  return id;
}
