import type { InvitationToApplyRound } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';

type Round = {
  people: number;
  done: number;
  cancelled: number;
  leavesAt: Date;
  cancelledAt: Date | null;
};

/** How far a round of invitations is. */
export function inviteRoundState(round: Round, now: Date): InvitationToApplyRound['state'] {
  if (round.cancelledAt !== null && round.cancelled > 0) return 'cancelled';
  if (round.done + round.cancelled >= round.people) return 'done';
  return round.leavesAt > now ? 'waiting' : 'leaving';
}
