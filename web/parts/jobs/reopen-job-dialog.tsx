import { reopenJobEndpoint } from '@evenhand/contract/jobs.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type JobClosingTimeFieldValue, JobClosingTimeField } from './job-closing-time-field.tsx';
import {
  type JobIdAndTitle,
  truncateAndIsolateJobTitle,
  refreshJobQueries,
} from './run-undoable-job-command-and-refresh-jobs.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './reopen-job-dialog.module.css';

type Props = { job: JobIdAndTitle; onClose: () => void };

/** Asks until when: a role never opens again without a closing time that somebody has chosen. */
export function ReopenJobDialog({ job, onClose }: Props) {
  const client = useQueryClient();
  const me = useCurrentUser();
  const [closing, setClosing] = useState<JobClosingTimeFieldValue>({
    closesAt: null,
    openUntilFilled: false,
  });
  const reopen = useEndpointMutation(reopenJobEndpoint, { refreshes: [] });
  const fields = reopen.error?.problem.fields;

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = { ...closing, closesAt: closing.closesAt?.toISOString() ?? null };
    reopen.mutate(
      { params: { id: job.id }, body },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: `${truncateAndIsolateJobTitle(job)} is open again.` });
        },
        onSettled: () => void refreshJobQueries(client),
      },
    );
  }

  return (
    <Dialog title="Reopen role?" onClose={onClose}>
      <form className={styles['reopen-form']} noValidate onSubmit={submit}>
        <p>
          Candidates can apply for <strong>{job.title}</strong> again by the link it had. Nobody is
          sent an e-mail.
        </p>
        <JobClosingTimeField
          closing={closing}
          zone={me?.Org.tz ?? 'Europe/London'}
          error={fields?.['closesAt']}
          onChange={setClosing}
        />
        {reopen.error && !fields && <ErrorNote>{reopen.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={reopen.isPending}>
            Reopen role
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
