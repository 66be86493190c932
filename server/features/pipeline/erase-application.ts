import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { Config } from '../../config.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { insertJobCounterDeltaRows } from '../../events/insert-job-counter-delta-rows.ts';
import { Refusal } from '../../http/refusal.ts';
import { equalOpportunitiesPseudonym } from '../equal-opportunities/equal-opportunities-pseudonym.ts';
import type { ErasureCounts } from './rules/erasure-counts-type.ts';
import { jobCounterChanges } from './rules/job-counters.ts';
import { erasePersonOfApplicationInDatabase } from './sql/erase-person-of-application-in-database.ts';

type Erasing = { db: Db<'staff'> | Db<'system'>; requestId?: string; config: Config };

/**
 * Forgets who applied and what they wrote, and what was written of them: name, answers, equal-opportunities answers, e-mails, notes,
 * personal link. What they have reached stays as a number; a tombstone stays, by which a backup from before knows them. The
 * caller has checked the right to. Doing it twice does it once.
 * @param command.slips by which their answers to surveys are found, to be cut off from them
 * @returns how much of what is gone; null where it was gone already
 * @throws Refusal not-found
 */
export async function eraseApplication(
  { db, requestId, config }: Erasing,
  {
    applicationId,
    actorKind = 'member',
    slips = [],
  }: { applicationId: number; actorKind?: 'member' | 'system'; slips?: readonly Buffer[] },
): Promise<{ jobId: number; counts: ErasureCounts } | null> {
  const was = await erasePersonOfApplicationInDatabase(db, {
    id: applicationId,
    link: equalOpportunitiesPseudonym(applicationId, config),
    slips,
  });
  if (was === undefined) throw new Refusal('not-found');
  if (was.state === 'erased') return null;
  const { jobId, counts } = was;
  const isSubmitted = was.submittedAt !== null;
  const isWithdrawn = was.state === 'withdrawn';
  await insertJobCounterDeltaRows(db, jobId, {
    ...jobCounterChanges(was, { ...was, state: 'erased' }),
    submitted: isSubmitted && !isWithdrawn ? -1 : 0,
    withdrawn: isSubmitted && isWithdrawn ? -1 : 0,
    reviews_total: -was.taken,
    reviews_scored: -was.takenScored,
  });
  await writeAuditEntry(db, {
    kind: 'application-erased',
    actorKind,
    subject: `application ${applicationId}`,
    ...(requestId !== undefined && { requestId }),
  });
  return { jobId, counts };
}
