import {
  type ApplicationState,
  applicationStateFacts,
  type CandidateDecision,
  mayDecideCandidateInState,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import styles from './interviewed-candidate-decision-buttons.module.css';

type Props = {
  reference: string;
  state: ApplicationState;
  isBusy: boolean;
  onDecide: (decision: CandidateDecision) => void;
};

/** Rejects or hires somebody who was interviewed; where that was decided, what was. */
export function InterviewedCandidateDecisionButtons({ reference, state, isBusy, onDecide }: Props) {
  const mayReject = mayDecideCandidateInState(state, 'reject');
  const mayHire = mayDecideCandidateInState(state, 'hire');
  if (!mayReject && !mayHire) {
    const { colour, words } = applicationStateFacts[state];
    return <StatusTag colour={colour}>{words}</StatusTag>;
  }
  return (
    <div className={styles['decision-buttons']}>
      {mayReject && (
        <Button size="small" disabled={isBusy} onClick={() => onDecide('reject')}>
          Reject <span className="sr-only">{reference}</span>
        </Button>
      )}
      {mayHire && (
        <Button size="small" look="primary" disabled={isBusy} onClick={() => onDecide('hire')}>
          Hire <span className="sr-only">{reference}</span>
        </Button>
      )}
    </div>
  );
}
