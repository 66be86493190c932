import { enterDoor } from '../../access/enter-door.ts';
import { recordEvents } from '../../events/record-event.ts';
import type { Services } from '../../services.ts';
import { latestEndOfMissedInterview } from './rules/missed-scorecard.ts';
import {
  findOrganisationsWithMissedScorecards,
  noteMissedScorecards,
} from './sql/missed-scorecards.ts';

/** Says once of each card that is missing a day after its interview; the e-mails are written by a task. */
export async function remindOfMissedScorecards(
  services: Pick<Services, 'pools' | 'roles' | 'now'>,
): Promise<void> {
  const endedBefore = latestEndOfMissedInterview(services.now());
  const orgs = await enterDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithMissedScorecards(db, endedBefore),
  );
  for (const orgId of orgs)
    await enterDoor({ services, door: 'system', actor: { orgId, actorId: null } }, async (db) => {
      const missed = await noteMissedScorecards(db, endedBefore);
      await recordEvents(
        db,
        missed.map(({ interviewId, jobId }) => ({
          kind: 'scorecards-missed',
          actorKind: 'system',
          actorId: null,
          jobId,
          subjectId: interviewId,
        })),
      );
    });
}
