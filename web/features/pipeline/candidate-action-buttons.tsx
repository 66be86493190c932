import {
  type DecidedApplicationState,
  type CandidateDecision,
  isApplicationStateDecidedByTeam,
  isUndecidedApplicationState,
  mayDecideCandidateInState,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { resendApplicationLinkEndpoint } from '@evenhand/contract/pipeline/candidate-emails.ts';
import type { CandidateListEntry } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './candidate-drawer.module.css';

type Props = {
  jobId: number;
  candidate: CandidateListEntry;
  onDecide: (id: number, decision: CandidateDecision) => void;
  onUndo: (id: number) => void;
  isBusy: boolean;
};

const undoWords: Record<DecidedApplicationState, string> = {
  hired: 'Take the hire back',
  rejected: 'Take the rejection back',
};

/** What can be done with this candidate now, fixed at the drawer's foot. */
export function CandidateActionButtons({
  jobId,
  candidate: { id, state },
  onDecide,
  onUndo,
  isBusy,
}: Props) {
  if (state === 'started') return <ResendLink jobId={jobId} applicationId={id} />;
  if (isApplicationStateDecidedByTeam(state)) {
    return (
      <footer className={styles['drawer-acts']}>
        <Button busy={isBusy} onClick={() => onUndo(id)}>
          {undoWords[state]}
        </Button>
      </footer>
    );
  }
  if (!isUndecidedApplicationState(state)) return null;
  const isInterviewed = !mayDecideCandidateInState(state, 'interviews-tasks');
  return (
    <footer className={styles['drawer-acts']}>
      <Button disabled={isBusy} onClick={() => onDecide(id, 'reject')}>
        Reject
      </Button>
      {!isInterviewed && (
        <Button disabled={isBusy} onClick={() => onDecide(id, 'hire')}>
          Hire
        </Button>
      )}
      <Button
        look="primary"
        disabled={isBusy}
        icon={<IconArrowRight aria-hidden="true" />}
        onClick={() => onDecide(id, isInterviewed ? 'hire' : 'interviews-tasks')}
      >
        {isInterviewed ? 'Hire' : 'Move to interviews'}
      </Button>
    </footer>
  );
}

function ResendLink(params: { jobId: number; applicationId: number }) {
  const resend = useEndpointMutation(resendApplicationLinkEndpoint, { refreshes: [] });

  function send() {
    resend.mutate(
      { params },
      {
        onSuccess: () => showToast({ text: 'The personal link is on its way again.' }),
        onError: (error) => showToast({ text: error.message }),
      },
    );
  }

  return (
    <footer className={styles['drawer-acts']}>
      <Button busy={resend.isPending} onClick={send}>
        Send the link again
      </Button>
    </footer>
  );
}
