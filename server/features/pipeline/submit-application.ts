import type { Db } from '../../access/enter-door.ts';
import type { Visit } from '../../access/visit.ts';
import { recordEventWithAudit } from '../../events/record-event.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  lockOwnApplication,
  submitStartedApplication,
} from './sql/candidate-application-progress.ts';

/**
 * Sends an application in. Doing it twice, even at once, does it once.
 * @throws Refusal conflict when it was withdrawn meanwhile
 */
export async function submitApplication(
  { db, now, requestId }: Visit<'candidate'>,
  { applicationId }: { applicationId: number },
): Promise<void> {
  const isDone = await recordEventWithAudit(
    db,
    (of) => submitStartedApplication(of, { id: applicationId, now }),
    {
      kind: 'application-submitted',
      actorKind: 'candidate',
      counts: { submitted: 1, awaiting_review: 1 },
      requestId,
    },
  );
  if (!isDone) await refuseUnlessSubmitted(db, applicationId);
}

async function refuseUnlessSubmitted(db: Db<'candidate'>, applicationId: number): Promise<void> {
  const application = await lockOwnApplication(db, applicationId);
  if (application === undefined) throw new Refusal('not-found');
  if (application.submittedAt === null) throw new Refusal('conflict');
}
