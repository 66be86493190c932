import {
  listInviteRoundsEndpoint,
  INVITATION_TO_APPLY_SEND_DELAY_S,
  cancelInviteRoundEndpoint,
  inviteInterestedCandidatesEndpoint,
} from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import { IconSend, IconX } from '@tabler/icons-react';
import { Button, IconButton } from '../../ui/button-and-icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatCandidateCount } from './candidate-name-or-reference-and-count-words.ts';
import type { RowSelection } from './use-row-selection.ts';
import { candidateEndpointsToRefresh } from './use-decide-candidates-and-endpoints-to-refresh.ts';
import styles from './candidates.module.css';

type Props = { jobId: number; total: number; selection: RowSelection };

/** Asks those who have shown interest to finish their application: the chosen ones, or all. */
export function InviteInterestedToFinishApplicationBar({ jobId, total, selection }: Props) {
  const refreshes = [...candidateEndpointsToRefresh, listInviteRoundsEndpoint];
  const invite = useEndpointMutation(inviteInterestedCandidatesEndpoint, { refreshes });
  const cancel = useEndpointMutation(cancelInviteRoundEndpoint, { refreshes });
  const { ids } = selection;

  function send() {
    invite.mutate(
      { params: { jobId }, body: ids.length > 0 ? { applicationIds: ids } : {} },
      {
        onSuccess: ({ round, askedThisWeek }) => {
          selection.clear();
          const late =
            askedThisWeek > 0 ? ` ${formatCandidateCount(askedThisWeek)} had one this week.` : '';
          if (round === null) showToast({ text: `Nobody was invited.${late}` });
          else
            showToast({
              text: `${formatCandidateCount(round.people)} invited. The e-mails leave in ${INVITATION_TO_APPLY_SEND_DELAY_S} seconds.${late}`,
              shownMs: INVITATION_TO_APPLY_SEND_DELAY_S * 1000,
              endsInTime: true,
              undo: () => takeBack(round.id),
            });
        },
        onError: (error) => showToast({ text: `Nobody was invited. ${error.message}` }),
      },
    );
  }

  function takeBack(roundId: number) {
    cancel.mutate(
      { params: { jobId, roundId } },
      {
        onSuccess: ({ round }) =>
          showToast({ text: `Taken back for ${formatCandidateCount(round.cancelled)}.` }),
        onError: (error) => showToast({ text: `Nothing was taken back. ${error.message}` }),
      },
    );
  }

  return (
    <div className={styles['bulk-bar']} role="toolbar" aria-label="People who have shown interest">
      <strong role="status">
        {ids.length > 0 ? `${ids.length} selected` : formatCandidateCount(total)}
      </strong>
      <Button
        size="small"
        look="link"
        icon={<IconSend aria-hidden="true" />}
        busy={invite.isPending}
        onClick={send}
      >
        {ids.length > 0 ? `Invite ${ids.length} to apply` : 'Invite all to apply'}
      </Button>
      <small>Each at most once a week.</small>
      {ids.length > 0 && (
        <IconButton label="Choose nobody" icon={<IconX />} onClick={selection.clear} />
      )}
    </div>
  );
}
