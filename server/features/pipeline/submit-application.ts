import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  makeReusableStatement,
  type ReusableStatementParameters,
} from '../../access/make-reusable-statement.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { updateApplicationWithEventAndAudit } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  enterOwnApplicationIntoRankingInDatabase,
  lockOwnApplication,
  buildSubmitStartedApplicationStatement,
} from './sql/own-application-row-changes.ts';

/**
 * Sends an application in. Doing it twice, even at once, does it once.
 * @throws Refusal conflict when it was withdrawn meanwhile
 */
export async function submitApplication(
  { db, now, requestId }: VisitorRequestContext<'candidate'>,
  { applicationId, hasTests = false }: { applicationId: number; hasTests?: boolean },
): Promise<void> {
  const done = await submitOnce(db, { id: applicationId, now, requestId });
  if (done.length === 0) return refuseUnlessSubmitted(db, applicationId);
  // Of written answers nothing is scored yet: without tests one way to the database less.
  if (hasTests) await enterOwnApplicationIntoRankingInDatabase(db);
}

const submitOnce = makeReusableStatement(
  (db: Db<'candidate'>, given: ReusableStatementParameters<Submission>) =>
    updateApplicationWithEventAndAudit(
      db,
      (of) => buildSubmitStartedApplicationStatement(of, given),
      {
        kind: 'application-submitted',
        actorKind: 'candidate',
        counts: { submitted: 1, awaiting_review: 1 },
        requestId: given.requestId,
      },
    ),
);

type Submission = { id: number; now: Date; requestId: string };

async function refuseUnlessSubmitted(db: Db<'candidate'>, applicationId: number): Promise<void> {
  const application = await lockOwnApplication(db, applicationId);
  if (application === undefined) throw new Refusal('not-found');
  if (application.submittedAt === null) throw new Refusal('conflict');
}
