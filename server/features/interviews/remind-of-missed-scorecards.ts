import { runTransactionByDoor } from '../../access/run-transaction-by-door.ts';
import { recordDomainEvents } from '../../events/record-domain-event.ts';
import type { Services } from '../../services-type.ts';
import { latestEndOfInterviewMissingScorecards } from './rules/latest-end-of-interview-missing-cards.ts';
import {
  findOrganisationsWithMissedScorecards,
  claimMissedScorecardsToRemindOf,
} from './sql/missed-scorecards.ts';

/** Says once of each card that is missing a day after its interview; the e-mails are written by a task. */
export async function remindOfMissedScorecards(
  services: Pick<Services, 'pools' | 'roles' | 'now'>,
): Promise<void> {
  const endedBefore = latestEndOfInterviewMissingScorecards(services.now());
  const orgs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithMissedScorecards(db, endedBefore),
  );
  for (const orgId of orgs)
    await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      async (db) => {
        const missed = await claimMissedScorecardsToRemindOf(db, endedBefore);
        await recordDomainEvents(
          db,
          missed.map(({ interviewId, jobId }) => ({
            kind: 'scorecards-missed',
            actorKind: 'system',
            actorId: null,
            jobId,
            subjectId: interviewId,
          })),
        );
      },
    );
}
