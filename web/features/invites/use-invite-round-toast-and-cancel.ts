import {
  cancelInviteRound,
  listInviteRounds,
  INVITATION_TO_APPLY_SEND_DELAY_S,
  type RoundOfInvitationsToApply,
} from '@evenhand/contract/invites/invitations-to-apply.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import { showToast } from '../../ui/toast.ts';
import { useCommand } from '../../net/use-call-and-command.ts';

/** Tells that a round has begun, with a way back for as long as nothing has left; and takes rounds back. */
export function useInviteRoundToastAndCancel(jobId: number) {
  const cancelling = useCommand(cancelInviteRound, { refreshes: [listInviteRounds] });

  function cancel(roundId: number) {
    cancelling.mutate(
      { params: { jobId, roundId } },
      {
        onSuccess: ({ round }) =>
          showToast({
            text:
              round.cancelled === 0
                ? 'All of them had left already.'
                : `${pluralise(round.cancelled, 'invitation', 'invitations')} taken back.`,
          }),
        onError: (error) => showToast({ text: `Nothing was taken back. ${error.message}` }),
      },
    );
  }

  function announceRound(round: RoundOfInvitationsToApply) {
    showToast({
      text: `${pluralise(round.people, 'invitation leaves', 'invitations leave')} in ${INVITATION_TO_APPLY_SEND_DELAY_S} seconds.`,
      undo: () => cancel(round.id),
      shownMs: INVITATION_TO_APPLY_SEND_DELAY_S * 1000,
      endsInTime: true,
    });
  }

  return { tell: announceRound, cancel, isBusy: cancelling.isPending };
}
