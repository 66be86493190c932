import {
  findScorecardEndpoint,
  submitScorecardEndpoint,
} from '@evenhand/contract/interviews/scorecards.ts';
import { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './scorecard.module.css';

type Props = {
  interviewId: number;
  notAsked: number;
  isSaved: boolean;
  onClose: () => void;
};

/** Says what handing in does before it is done: it cannot be taken back. */
export function SubmitScorecardDialog({ interviewId, notAsked, isSaved, onClose }: Props) {
  const submit = useEndpointMutation(submitScorecardEndpoint, {
    refreshes: [findScorecardEndpoint, findOwnToDosEndpoint],
  });

  function handIn() {
    submit.mutate(
      { params: { interviewId } },
      {
        onSuccess: ({ opened }) => {
          showToast({
            text: opened
              ? 'Your card is in, and it was the last: all cards are open now.'
              : 'Your card is in.',
          });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title="Hand in your card?" onClose={onClose}>
      <div className={styles['dialog-words']}>
        <p>
          Nothing of it can be changed afterwards. You read the cards of the others once all are in.
        </p>
        {notAsked > 0 && <p>{pluraliseCount(notAsked, 'question')} of it: not asked.</p>}
        {!isSaved && <p role="status">Some of it is still being saved. Wait for a moment.</p>}
        {submit.error && <ErrorNote>{submit.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Go on writing</Button>
          <Button look="primary" busy={submit.isPending} disabled={!isSaved} onClick={handIn}>
            Hand in for good
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
