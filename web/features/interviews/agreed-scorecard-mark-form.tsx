import {
  agreeOnScorecardMarkEndpoint,
  findScorecardEndpoint,
} from '@evenhand/contract/interviews/scorecards.ts';
import { findLeaderboardEndpoint } from '@evenhand/contract/pipeline/leaderboard.ts';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { StarRatingField } from '../../ui/star-rating-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useUnsavedDraft } from '../../ui/use-unsaved-draft.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './panel-scorecard-results-section.module.css';

type Props = { interviewId: number; itemId: number; place: number; onClose: () => void };

/** Signs what the panel agreed upon for one question. */
export function AgreedScorecardMarkForm({ interviewId, itemId, place, onClose }: Props) {
  const draft = useUnsavedDraft<{ stars: number | null; reason: string }>(
    `agreed mark of ${interviewId} ${itemId}`,
    { stars: null, reason: '' },
  );
  const { stars, reason } = draft.written;
  const agree = useEndpointMutation(agreeOnScorecardMarkEndpoint, {
    refreshes: [findScorecardEndpoint, findLeaderboardEndpoint],
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (stars === null) return;
    agree.mutate(
      { params: { interviewId, itemId }, body: { stars, reason } },
      { onSuccess: close },
    );
  }

  function close() {
    draft.drop();
    onClose();
  }

  return (
    <form className={styles['agree-form']} onSubmit={submit} noValidate>
      <StarRatingField
        label={`Agreed mark for question ${place}`}
        value={stars}
        onChange={(chosen) => draft.write({ stars: chosen, reason })}
      />
      <TextArea
        label="What you agreed, and why"
        hint="It stands beside the single marks, with your name."
        rows={2}
        maxLength={500}
        value={reason}
        error={agree.error?.problem.fields?.reason}
        onChange={(event) => draft.write({ stars, reason: event.currentTarget.value })}
      />
      {agree.error && !agree.error.problem.fields && <ErrorNote>{agree.error.message}</ErrorNote>}
      <div className={styles['agree-acts']}>
        <Button onClick={close}>Cancel</Button>
        <Button look="primary" type="submit" busy={agree.isPending} disabled={stars === null}>
          Sign
        </Button>
      </div>
    </form>
  );
}
