import {
  INTEREST_INVITE_PAUSE_DAYS,
  type inviteInterested as contract,
} from '@evenhand/contract/invites.ts';
import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import { beginRound, type InviteCommand, loadOpenJob, recordInviteRound } from './invite-round.ts';
import { findInterested } from './sql/people.ts';
import { insertInterested } from './sql/rounds.ts';

const DAY_MS = 86_400_000;

/**
 * Asks those who have shown interest to finish their application. Whoever has gone on since, or was asked this week, is left out.
 * @throws Refusal not-found when one of them has not shown interest in this role
 */
export async function inviteInterested(
  db: Db<'staff'>,
  command: InviteCommand & { applicationIds?: number[] | undefined },
): Promise<EndpointResponse<typeof contract>> {
  await loadOpenJob(db, command);
  const chosen = command.applicationIds && [...new Set(command.applicationIds)];
  const found = await findInterested(db, {
    jobId: command.jobId,
    applicationIds: chosen ?? null,
    since: new Date(command.now.getTime() - INTEREST_INVITE_PAUSE_DAYS * DAY_MS),
  });
  if (chosen !== undefined && found.length < chosen.length) throw new Refusal('not-found');
  const waiting = found.filter(({ state }) => state === 'quick_applied');
  const invited = waiting.filter(({ isAskedLately }) => !isAskedLately).map(({ id }) => id);
  const told = {
    askedThisWeek: waiting.length - invited.length,
    goneOn: found.length - waiting.length,
  };
  if (invited.length === 0) return { round: null, ...told };
  const kind = 'quick-apply-invite';
  const id = await beginRound(db, command, { kind, people: invited.length });
  await insertInterested(db, id, invited);
  return {
    round: await recordInviteRound(db, command, { id, kind, people: invited.length }),
    ...told,
  };
}
