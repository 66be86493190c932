import {
  findScorecardEndpoint,
  releaseScorecardsEndpoint,
} from '@evenhand/contract/interviews/scorecards.ts';
import { findLeaderboardEndpoint } from '@evenhand/contract/pipeline/leaderboard.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './scorecard.module.css';

type Props = { interviewId: number; missing: readonly string[]; onClose: () => void };

/** Opens the cards that are in without the others; asks why, since these count for nothing from then on. */
export function ReleaseScorecardsDialog({ interviewId, missing, onClose }: Props) {
  const [reason, setReason] = useState('');
  const release = useEndpointMutation(releaseScorecardsEndpoint, {
    refreshes: [findScorecardEndpoint, findLeaderboardEndpoint],
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    release.mutate({ params: { interviewId }, body: { reason } }, { onSuccess: onClose });
  }

  return (
    <Dialog title="Open the cards that are in?" onClose={onClose}>
      <form className={styles['dialog-words']} onSubmit={submit} noValidate>
        <p>
          The cards of {missing.join(', ')} are missing. They can hand in nothing afterwards, and
          what they wrote counts for nothing. Your reason is recorded with your name.
        </p>
        <TextArea
          label="Why now?"
          rows={3}
          maxLength={500}
          value={reason}
          error={release.error?.problem.fields?.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {release.error && !release.error.problem.fields && (
          <ErrorNote>{release.error.message}</ErrorNote>
        )}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Wait for them</Button>
          <Button look="primary" type="submit" busy={release.isPending}>
            Open the cards
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
