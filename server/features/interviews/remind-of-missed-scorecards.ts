import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvents } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import { latestEndOfInterviewMissingScorecards } from './rules/latest-end-of-interview-missing-cards.ts';
import {
  claimMissedScorecardsToRemindOf,
  findMissedScorecardsOfNextOrganisations,
  type InterviewEndTimeRange,
  type OrganisationIdAndMissedScorecardFlag,
} from './sql/find-and-claim-missed-scorecards.ts';

type ReminderServices = Pick<Services, 'pools' | 'roles' | 'now'>;

const ORGANISATIONS_A_STEP = 500;
const MINUTE_MS = 60_000;
/** So far back is looked where nobody knows what was looked at: nobody needs to be reminded of what is older. */
const WHOLE_LOOK_MS = 30 * 24 * 60 * MINUTE_MS;
const WHOLE_LOOK_EVERY_MS = 60 * MINUTE_MS;
const OVERLAP_MS = 5 * MINUTE_MS;

/**
 * Looks, each time, at those interviews alone whose day of grace has run out since the time before. A card may come to be missing by
 * something else than time, as when a role is taken out of the archive: so once an hour, and first of all, it looks a month back.
 */
export function makeLookForMissedScorecards(): (services: ReminderServices) => Promise<void> {
  let last: { until: number; wholeAt: number } | undefined;
  return async (services) => {
    const endedBefore = latestEndOfInterviewMissingScorecards(services.now());
    const until = endedBefore.getTime();
    const isWhole = last === undefined || until - last.wholeAt >= WHOLE_LOOK_EVERY_MS;
    const from = last === undefined || isWhole ? until - WHOLE_LOOK_MS : last.until - OVERLAP_MS;
    await remindOf(services, { endedAfter: new Date(from), endedBefore });
    last = { until, wholeAt: last === undefined || isWhole ? until : last.wholeAt };
  };
}

/** Says once of each card that is missing a day after its interview; the e-mails are written by a task. */
export async function remindOfMissedScorecards(services: ReminderServices): Promise<void> {
  await makeLookForMissedScorecards()(services);
}

async function remindOf(services: ReminderServices, ends: InterviewEndTimeRange): Promise<void> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const step = { after, most: ORGANISATIONS_A_STEP };
    const next: OrganisationIdAndMissedScorecardFlag[] = await runTransactionByDoor(
      { services, door: 'system' },
      (db) => findMissedScorecardsOfNextOrganisations(db, ends, step),
    );
    for (const { id, isMissing } of next)
      if (isMissing) await remindInOrganisation(services, id, ends);
    after = next.at(-1)?.id;
  }
}

function remindInOrganisation(
  services: ReminderServices,
  orgId: number,
  ends: InterviewEndTimeRange,
): Promise<unknown> {
  return runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    async (db) => {
      const missed = await claimMissedScorecardsToRemindOf(db, ends);
      return recordDomainEvents(
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
