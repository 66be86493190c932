import {
  approveFeedbackCommentEndpoint,
  type CandidateFeedbackStatus,
  FEEDBACK_COMMENT_CHARACTERS_MAX,
  findCandidateFeedbackStatusEndpoint,
  saveFeedbackCommentEndpoint,
} from '@evenhand/contract/feedback-reports/job-feedback-rule-and-comments-to-candidates.ts';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { StaleDraftNote } from '../../ui/stale-draft-note.tsx';
import { useUnsavedDraft } from '../../ui/use-unsaved-draft.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './candidate-feedback-panel.module.css';

const refreshes = [findCandidateFeedbackStatusEndpoint];

type Props = {
  feedback: CandidateFeedbackStatus;
  params: { jobId: number; applicationId: number };
  reference: string;
};

/** What the candidate reads beside the report: written by one, let out by another. */
export function FeedbackReportCommentForm({ feedback, params, reference }: Props) {
  const { comment, may } = feedback;
  const save = useEndpointMutation(saveFeedbackCommentEndpoint, { refreshes });
  const approve = useEndpointMutation(approveFeedbackCommentEndpoint, { refreshes });
  const version = comment?.version ?? 0;
  // The drawer shows one candidate after the other.
  const draft = useUnsavedDraft(`comment for ${params.applicationId}`, comment?.text ?? '');
  const text = draft.written;

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(
      { params, body: { text, version } },
      {
        onSuccess: () => {
          draft.settle(text);
          showToast({
            text:
              text.trim() === ''
                ? 'Taken away.'
                : 'Saved. Another admin of the role has to read it before it goes out.',
          });
        },
      },
    );
  }

  if (comment?.approvedBy)
    return (
      <section aria-label="Comment">
        <blockquote className={styles['comment']}>{comment.text}</blockquote>
        <p className={styles['note']}>
          Written by {comment.writtenBy}, approved by {comment.approvedBy}. It stays as it is.
        </p>
      </section>
    );
  return (
    <form className={styles['form']} onSubmit={submit}>
      {comment && (
        <p className={styles['note']}>
          Written by {comment.writtenBy}. It waits for another admin to read it
          {comment.isOwn ? '.' : ': you can let it go out.'}
        </p>
      )}
      {draft.isStale && <StaleDraftNote onTakeTheirs={draft.drop} />}
      <TextArea
        label={`A comment for ${reference}`}
        hint="Optional. No swear words, and nobody else’s name."
        rows={4}
        maxLength={FEEDBACK_COMMENT_CHARACTERS_MAX}
        value={text}
        onChange={(event) => draft.write(event.target.value)}
        error={save.error?.problem.fields?.['text']}
      />
      {save.error && !save.error.problem.fields && <ErrorNote>{save.error.message}</ErrorNote>}
      {approve.error && <ErrorNote>{approve.error.message}</ErrorNote>}
      <div className={styles['acts']}>
        <Button
          size="small"
          type="submit"
          disabled={save.isPending || text.trim() === (comment?.text ?? '')}
        >
          Save comment
        </Button>
        {may.approve && (
          <Button
            size="small"
            look="primary"
            disabled={approve.isPending || text.trim() !== comment?.text}
            onClick={() =>
              approve.mutate(
                { params, body: { version } },
                { onSuccess: () => showToast({ text: 'Approved. The candidate can read it.' }) },
              )
            }
          >
            Approve comment
          </Button>
        )}
      </div>
    </form>
  );
}
