import type { Visit } from '../../access/visit.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { queueJobCounterDeltas } from '../../events/queue-job-counter-deltas.ts';
import { Refusal } from '../../http/refusal.ts';
import { equalOpportunitiesPseudonym } from '../equal-opportunities/equal-opportunities-pseudonym.ts';
import { jobCounterChanges } from './rules/job-counters.ts';
import { erasePersonOfApplication, lockApplicationToErase } from './sql/erasing.ts';

/**
 * Forgets who applied and what they wrote: name, answers, equal-opportunities answers, e-mails, personal link. What they have
 * reached stays as a number. The caller has checked the right to. Doing it twice does it once.
 */
export async function eraseApplication(
  { db, requestId, config }: Pick<Visit, 'db' | 'requestId' | 'config'>,
  { applicationId }: { applicationId: number },
): Promise<void> {
  const application = await lockApplicationToErase(db, applicationId);
  if (application === undefined) throw new Refusal('not-found');
  if (application.state === 'erased') return;
  await erasePersonOfApplication(
    db,
    applicationId,
    equalOpportunitiesPseudonym(applicationId, config),
  );
  const isSubmitted = application.submittedAt !== null;
  const isWithdrawn = application.state === 'withdrawn';
  await queueJobCounterDeltas(db, application.jobId, {
    ...jobCounterChanges(application, { ...application, state: 'erased' }),
    submitted: isSubmitted && !isWithdrawn ? -1 : 0,
    withdrawn: isSubmitted && isWithdrawn ? -1 : 0,
  });
  await writeAuditEntry(db, {
    kind: 'application-erased',
    actorKind: 'member',
    subject: `application ${applicationId}`,
    requestId,
  });
}
