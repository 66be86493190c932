import {
  INTERESTED_PERSON_INVITE_PAUSE_DAYS,
  type inviteInterestedCandidatesEndpoint as contract,
} from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  createEmptyInviteRound,
  type InvitationToApplyRoundCommand,
  recordInviteRoundStarted,
} from './create-invite-round-and-record-start.ts';
import { loadJobOpenToApplications } from './load-open-job-or-invite-round.ts';
import { findInterestedApplications } from './sql/interested-and-past-applicants.ts';
import { insertInterestedInviteeRows } from './sql/invite-rounds-and-their-invitees.ts';

const DAY_MS = 86_400_000;

/**
 * Asks those who have shown interest to finish their application. Whoever has gone on since, or was asked this week, is left out.
 * @throws Refusal not-found when one of them has not shown interest in this role
 */
export async function invitePeopleInterestedInJob(
  visit: VisitorRequestContext,
  command: InvitationToApplyRoundCommand & { applicationIds?: number[] | undefined },
): Promise<ResponseOf<typeof contract>> {
  const { db, now } = visit;
  await loadJobOpenToApplications(visit, command);
  const chosen = command.applicationIds && [...new Set(command.applicationIds)];
  const found = await findInterestedApplications(db, {
    jobId: command.jobId,
    applicationIds: chosen ?? null,
    since: new Date(now.getTime() - INTERESTED_PERSON_INVITE_PAUSE_DAYS * DAY_MS),
  });
  if (chosen !== undefined && found.length < chosen.length) throw new Refusal('not-found');
  const waiting = found.filter(({ state }) => state === 'quick_applied');
  const invited = waiting.filter(({ isAskedLately }) => !isAskedLately).map(({ id }) => id);
  const leftOut = {
    askedThisWeek: waiting.length - invited.length,
    goneOn: found.length - waiting.length,
  };
  if (invited.length === 0) return { round: null, ...leftOut };
  const kind = 'quick-apply-invite';
  const id = await createEmptyInviteRound(visit, command, { kind, people: invited.length });
  await insertInterestedInviteeRows(db, id, invited);
  return {
    round: await recordInviteRoundStarted(visit, command, { id, kind, people: invited.length }),
    ...leftOut,
  };
}
