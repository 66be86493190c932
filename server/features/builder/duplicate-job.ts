import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { readJobContentUnderCopyTitle } from '../jobs/read-job-content-to-copy.ts';
import { toCopyableStages } from '../job-plan/rules/to-copyable-stages.ts';
import { startJobWithContent } from './start-job-with-content.ts';

type Copy = { id: number };

/**
 * Starts a draft with all that a role says, asks and is set to, and with its team; run by whoever copies it. Candidates,
 * dates, link and hire status stay behind.
 * @throws Refusal not-found
 */
export async function duplicateJob(visit: VisitorRequestContext, { id }: Copy): Promise<number> {
  const { db, member } = visit;
  const copy = await readJobContentUnderCopyTitle(db, id);
  return startJobWithContent(visit, {
    ...copy,
    content: { ...copy.content, stages: toCopyableStages(copy.content.stages) },
    ownerId: member.actorId,
    from: { job: id },
  });
}
