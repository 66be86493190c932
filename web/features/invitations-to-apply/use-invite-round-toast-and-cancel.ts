import {
  cancelInviteRoundEndpoint,
  listInviteRoundsEndpoint,
  INVITATION_TO_APPLY_SEND_DELAY_S,
  type InvitationToApplyRound,
} from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

/** Tells that a round has begun, with a way back for as long as nothing has left; and takes rounds back. */
export function useInvitationsToApplyToastAndCancel(jobId: number) {
  const cancelling = useEndpointMutation(cancelInviteRoundEndpoint, {
    refreshes: [listInviteRoundsEndpoint],
  });

  function cancel(roundId: number) {
    cancelling.mutate(
      { params: { jobId, roundId } },
      {
        onSuccess: ({ round }) =>
          showToast({
            text:
              round.cancelled === 0
                ? 'All of them had left already.'
                : `${pluraliseCount(round.cancelled, 'invitation', 'invitations')} taken back.`,
          }),
        onError: (error) => showToast({ text: `Nothing was taken back. ${error.message}` }),
      },
    );
  }

  function announceRound(round: InvitationToApplyRound) {
    showToast({
      text: `${pluraliseCount(round.people, 'invitation leaves', 'invitations leave')} in ${INVITATION_TO_APPLY_SEND_DELAY_S} seconds.`,
      undo: () => cancel(round.id),
      shownMs: INVITATION_TO_APPLY_SEND_DELAY_S * 1000,
      endsInTime: true,
    });
  }

  return { tell: announceRound, cancel, isBusy: cancelling.isPending };
}
