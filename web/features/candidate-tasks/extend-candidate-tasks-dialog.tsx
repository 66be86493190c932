import {
  extendCandidateTaskDeadlinesEndpoint,
  listCandidateTasksOfJobEndpoint,
} from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import { type FormEvent, useState } from 'react';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { cityOfTimeZone } from '../../ui/city-of-time-zone.ts';
import { showToast } from '../../ui/toast-store.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './job-candidate-task-list.module.css';

type Props = {
  params: { jobId: number; stageId: number };
  applicationIds: number[];
  zone: string;
  onDone: () => void;
  onClose: () => void;
};

/** Another last day for those who have not handed in; each is told by e-mail. */
export function ExtendCandidateTasksDialog({
  params,
  applicationIds,
  zone,
  onDone,
  onClose,
}: Props) {
  const [dueOn, setDueOn] = useState('');
  const extend = useEndpointMutation(extendCandidateTaskDeadlinesEndpoint, {
    refreshes: [listCandidateTasksOfJobEndpoint],
  });
  const problem = extend.error?.problem.fields?.['dueOn'];
  const count = applicationIds.length;

  function submit(event: FormEvent) {
    event.preventDefault();
    extend.mutate(
      { params, body: { applicationIds, dueOn } },
      {
        onSuccess: ({ extended }) => {
          showToast({ text: `${extended.length} told of the new last day.` });
          onDone();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      title={`Give ${count === 1 ? '1 candidate' : `${count} candidates`} more days`}
      onClose={onClose}
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        <TextInputField
          label="New last day"
          hint={`The end of the day in ${cityOfTimeZone(zone)}. Each is told by e-mail.`}
          type="date"
          value={dueOn}
          error={problem}
          onChange={({ currentTarget }) => {
            setDueOn(currentTarget.value);
            extend.reset();
          }}
        />
        {extend.error && !problem && <ErrorNote>{extend.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={extend.isPending} disabled={dueOn === ''}>
            Give more days
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
