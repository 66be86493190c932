import {
  cancelEmailRoundEndpoint,
  EMAIL_ROUND_SEND_DELAY_S,
  emailCandidatesEndpoint,
  previewCandidateEmailEndpoint,
} from '@evenhand/contract/pipeline/candidate-emails.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { RenderedEmailPreview } from '../../parts/email-preview/rendered-email-preview.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  formatCandidateCount,
  candidateNameOrReference,
} from './candidate-name-or-reference-and-count-words.ts';
import { candidateEndpointsToRefresh } from './use-decide-candidates-and-endpoints-to-refresh.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './candidate-drawer.module.css';

type Props = {
  job: Pick<JobPipeline, 'id' | 'otherTexts'>;
  applicationIds: number[];
  onSent?: () => void;
  onClose: () => void;
};

/** Writes to chosen candidates in one of the organisation's own texts, which is shown before anything is sent. */
export function EmailCandidatesDialog({ job, ...props }: Props) {
  const title = `Write to ${formatCandidateCount(props.applicationIds.length)}`;
  const [first] = job.otherTexts;
  return (
    <Dialog title={title} onClose={props.onClose} isWide>
      {first ? (
        <WriteForm job={job} firstId={first.id} {...props} />
      ) : (
        <>
          <p>
            There is no text to send yet. Write one under Email templates, as “Anything else”, and
            it can be sent from here.
          </p>
          <div className={dialogStyles['dialog-acts']}>
            <Button onClick={props.onClose}>Cancel</Button>
            <Link href={staffPagePaths.emailTemplate('other', 'new')}>Write a text</Link>
          </div>
        </>
      )}
    </Dialog>
  );
}

function WriteForm({ job, applicationIds, firstId, onSent, onClose }: Props & { firstId: number }) {
  const params = { jobId: job.id };
  const [templateId, setTemplateId] = useState(firstId);
  const [dueOn, setDueOn] = useState('');
  const wish = { applicationIds, templateId, ...(dueOn !== '' && { dueOn }) };
  const preview = useEndpointQuery(previewCandidateEmailEndpoint, { params, body: wish });
  const send = useEndpointMutation(emailCandidatesEndpoint, {
    refreshes: [...candidateEndpointsToRefresh, previewCandidateEmailEndpoint],
  });
  const takeBack = useTakeBack(job.id);
  const shown = preview.data;
  const dueProblem =
    send.error?.problem.fields?.['dueOn'] ?? preview.error?.problem.fields?.['dueOn'];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!shown) return;
    send.mutate(
      { params, body: { ...wish, version: shown.version } },
      {
        onSuccess: ({ roundId, people }) => {
          showToast({
            text: `Your e-mail to ${formatCandidateCount(people)} leaves in ${EMAIL_ROUND_SEND_DELAY_S} seconds.`,
            shownMs: EMAIL_ROUND_SEND_DELAY_S * 1000,
            endsInTime: true,
            undo: () => void takeBack(roundId),
          });
          onSent?.();
          onClose();
        },
      },
    );
  }

  return (
    <form className={styles['dialog-form']} onSubmit={submit} noValidate>
      {shown && <Recipients {...shown} />}
      <SelectField
        label="Text of the e-mail"
        value={templateId}
        onChange={({ currentTarget: { value } }) => {
          setTemplateId(Number(value));
          send.reset();
        }}
      >
        {job.otherTexts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {shown?.namesDay && (
        <TextInputField
          label="Last day"
          hint="The text speaks of it."
          type="date"
          value={dueOn}
          error={dueProblem}
          onChange={({ currentTarget: { value } }) => {
            setDueOn(value);
            send.reset();
          }}
        />
      )}
      {preview.error && !dueProblem && <ErrorNote>{preview.error.message}</ErrorNote>}
      {shown && (
        <section className={styles['write-preview']} aria-label="Preview">
          <RenderedEmailPreview mail={shown.mail} width="desktop" />
          <p className={styles['drawer-note']}>
            Sam and the links stand for each candidate’s own. You can take the e-mail back for{' '}
            {EMAIL_ROUND_SEND_DELAY_S} seconds.
          </p>
        </section>
      )}
      {send.error && !dueProblem && <ErrorNote>{send.error.message}</ErrorNote>}
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          type="submit"
          busy={send.isPending}
          disabled={!shown || preview.isPlaceholderData || preview.isError}
        >
          Send to {formatCandidateCount(applicationIds.length)}
        </Button>
      </div>
    </form>
  );
}

type Shown = Pick<
  ResponseOf<typeof previewCandidateEmailEndpoint>,
  'recipients' | 'people' | 'hadBefore'
>;

function Recipients({ recipients, people, hadBefore }: Shown) {
  const more = people - recipients.length;
  return (
    <div>
      <p>
        To {recipients.map(candidateNameOrReference).join(', ')}
        {more > 0 && ` and ${more} more`}.
      </p>
      {hadBefore > 0 && (
        <p className={styles['write-again']}>
          {hadBefore === people
            ? 'They were sent this text before.'
            : `${hadBefore} of them ${hadBefore === 1 ? 'was' : 'were'} sent this text before.`}
        </p>
      )}
    </div>
  );
}

/** Offered by a toast, which outlives the dialog: what came of it is told in any case. */
function useTakeBack(jobId: number): (roundId: number) => Promise<void> {
  const cancel = useEndpointMutation(cancelEmailRoundEndpoint, {
    refreshes: candidateEndpointsToRefresh,
  });
  return async (roundId) => {
    try {
      const { stopped, gone } = await cancel.mutateAsync({ params: { jobId, roundId } });
      showToast({
        text:
          gone === 0
            ? 'Taken back. Nobody gets the e-mail.'
            : `Taken back for ${formatCandidateCount(stopped)}. To ${formatCandidateCount(gone)} it had left already.`,
      });
    } catch (error) {
      showToast({ text: `Nothing was taken back. ${sayWhy(error)}` });
    }
  };
}

function sayWhy(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
