import type { Db } from '../../doors/enter.ts';
import { Refusal } from '../../refusal.ts';
import { copiedTitle, copyTitle } from './rules/copy-title.ts';
import { type CopiedJob, findContent, findTitles } from './sql/job-content.ts';
import { startFilledJob } from './start-filled-job.ts';

type Copy = { id: number; member: { actorId: number }; requestId: string };

/**
 * Starts a draft with all that a role says, asks and is set to, and with its team; run by whoever copies it. Candidates,
 * dates, link and hire status stay behind.
 * @throws Refusal not-found
 */
export async function duplicateJob(
  db: Db<'staff'>,
  { id, member, requestId }: Copy,
): Promise<number> {
  const { title, content, team } = await readContent(db, id);
  return startFilledJob(db, {
    title: copyTitle(title, await findTitles(db, copiedTitle(title))),
    content,
    team,
    ownerId: member.actorId,
    requestId,
    from: { job: id },
  });
}

/**
 * What a copy of a job takes along.
 * @throws Refusal not-found
 */
export async function readContent(db: Db<'staff'>, id: number): Promise<CopiedJob> {
  const found = await findContent(db, id);
  if (found === undefined) throw new Refusal('not-found');
  return found;
}
