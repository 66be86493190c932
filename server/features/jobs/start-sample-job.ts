import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { makePublicJobLinkHash } from './make-public-job-link-hash.ts';
import {
  hasSampleJob,
  insertJobRow,
  lockAddingSampleJob,
  reserveJobLinkInDatabase,
} from './sql/new-job-rows-links-and-sample-job-lock.ts';

/**
 * Starts the draft of the one sample role that an organisation may have. Nothing is recorded: it happened to nobody.
 * @throws Refusal sample-role-exists
 */
export async function startSampleJob(
  { db, member, config }: VisitorRequestContext,
  { title }: { title: string },
): Promise<number> {
  await lockAddingSampleJob(db);
  if (await hasSampleJob(db)) throw new Refusal('sample-role-exists');
  const hash = makePublicJobLinkHash(config);
  const id = await insertJobRow(db, { title, hash, ownerId: member.actorId, sample: true });
  await reserveJobLinkInDatabase(db, { id, hash });
  return id;
}
