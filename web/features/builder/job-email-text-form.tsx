import {
  resetJobEmailTextEndpoint,
  type JobEmailTexts,
  findJobEmailTextsEndpoint,
  saveJobEmailTextEndpoint,
} from '@evenhand/contract/emails/job-email-texts.ts';
import type { FormEvent } from 'react';
import { EmailTextFields } from '../../parts/email-preview/email-text-fields.tsx';
import { EmailTemplatePreview } from '../../parts/email-preview/email-template-preview.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { StaleDraftNote } from '../../ui/stale-draft-note.tsx';
import { useUnsavedDraft } from '../../ui/use-unsaved-draft.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './job-email-texts-step-section.module.css';

type Props = {
  jobId: number;
  email: JobEmailTexts['emails'][number];
  mayEdit: boolean;
  onDone: () => void;
};

/** One e-mail in the words of this role; it begins with the usual ones. */
export function JobEmailTextForm({ jobId, email, mayEdit, onDone }: Props) {
  const { type, title, mergeTags, usual, own } = email;
  const base = { subject: own?.subject ?? usual.subject, body: own?.body ?? usual.body };
  const draft = useUnsavedDraft(`e-mail ${type} of role ${jobId}`, base);
  const emailText = draft.written;
  const write = useEndpointMutation(saveJobEmailTextEndpoint, {
    refreshes: [findJobEmailTextsEndpoint],
  });
  const reset = useEndpointMutation(resetJobEmailTextEndpoint, {
    refreshes: [findJobEmailTextsEndpoint],
  });
  const params = { jobId, type };
  const fields = write.error?.problem.fields ?? {};
  const error = reset.error ?? (write.error && !write.error.problem.fields ? write.error : null);

  function submit(event: FormEvent) {
    event.preventDefault();
    write.mutate(
      { params, body: { ...emailText, over: own } },
      {
        onSuccess: () => {
          draft.settle(emailText);
          showToast({ text: `Saved “${title}” for this role.` });
          onDone();
        },
      },
    );
  }

  function resetToUsualText() {
    reset.mutate(
      { params },
      {
        onSuccess: () => {
          draft.drop();
          const back = own && { params, body: own };
          showToast({
            text: `“${title}” says the usual text again.`,
            ...(back && { undo: () => write.mutateAsync(back) }),
          });
          onDone();
        },
      },
    );
  }

  return (
    <form className={styles['role-email']} aria-label={title} onSubmit={submit} noValidate>
      {draft.isStale && <StaleDraftNote onTakeTheirs={draft.drop} />}
      <EmailTextFields
        type={type}
        tags={mergeTags}
        emailText={emailText}
        errors={{ subject: fields['subject'], body: fields['body'] }}
        textKey={`${type} ${draft.shownKey}`}
        disabled={!mayEdit}
        onChange={(change) => {
          draft.write({ ...emailText, ...change });
          write.reset();
        }}
      />
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <div className={styles['role-email-acts']}>
        {mayEdit && (
          <Button type="submit" look="primary" busy={write.isPending}>
            Save for this role
          </Button>
        )}
        {mayEdit && own && (
          <Button busy={reset.isPending} onClick={resetToUsualText}>
            Use the usual text
          </Button>
        )}
        <Button
          look="ghost"
          onClick={() => {
            draft.drop();
            onDone();
          }}
        >
          {mayEdit ? 'Cancel' : 'Close'}
        </Button>
      </div>
      <EmailTemplatePreview type={type} emailText={emailText} jobId={jobId} />
    </form>
  );
}
