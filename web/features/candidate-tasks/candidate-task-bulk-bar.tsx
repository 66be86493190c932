import {
  closeCandidateTasksEndpoint,
  listCandidateTasksOfJobEndpoint,
  remindCandidatesOfTasksEndpoint,
  type CandidateTaskProgress,
  type TaskStageWithCandidateProgress,
} from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import { candidateTaskStateFacts } from '@evenhand/contract/candidate-tasks/candidate-task-states.ts';
import { IconCalendarPlus, IconLock, IconMail, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CloseCandidateTasksDialog } from './close-candidate-tasks-dialog.tsx';
import { ExtendCandidateTasksDialog } from './extend-candidate-tasks-dialog.tsx';
import styles from './job-candidate-task-list.module.css';

type Props = {
  jobId: number;
  stage: TaskStageWithCandidateProgress;
  selected: CandidateTaskProgress[];
  zone: string;
  onSendToReview: (applicationIds: number[]) => void;
  onDone: () => void;
};

/** What can be done with the chosen: each deed says for how many of them it makes sense. */
export function CandidateTaskBulkBar({
  jobId,
  stage,
  selected,
  zone,
  onSendToReview,
  onDone,
}: Props) {
  const params = { jobId, stageId: stage.stageId };
  const [open, setOpen] = useState<'extend' | 'close'>();
  const refreshes = [listCandidateTasksOfJobEndpoint];
  const remind = useEndpointMutation(remindCandidatesOfTasksEndpoint, { refreshes });
  const close = useEndpointMutation(closeCandidateTasksEndpoint, { refreshes });
  const idsIn = (is: (task: CandidateTaskProgress) => boolean) =>
    selected.filter(is).map(({ applicationId }) => applicationId);
  const waiting = idsIn(({ state }) => candidateTaskStateFacts[state].isOpen);
  const extendable = idsIn(
    ({ state }) => candidateTaskStateFacts[state].isOpen || state === 'not-submitted',
  );
  const closable = idsIn(
    ({ state }) => candidateTaskStateFacts[state].isOpen || state === 'submitted',
  );
  const ready = idsIn(({ state }) => state === 'to-review');
  const problem = remind.error ?? close.error;

  return (
    <div className={styles['bar']} role="toolbar" aria-label={`Chosen of ${stage.name}`}>
      <strong role="status">{selected.length} selected</strong>
      {ready.length > 0 && (
        <Button
          size="small"
          look="link"
          icon={<IconSend aria-hidden="true" />}
          onClick={() => onSendToReview(ready)}
        >
          Send {ready.length} to blind review
        </Button>
      )}
      {waiting.length > 0 && (
        <Button
          size="small"
          look="link"
          icon={<IconMail aria-hidden="true" />}
          busy={remind.isPending}
          onClick={() =>
            remind.mutate(
              { params, body: { applicationIds: waiting } },
              {
                onSuccess: ({ reminded, unchanged }) => {
                  showToast({
                    text:
                      unchanged.length === 0
                        ? `${reminded.length} reminded.`
                        : `${reminded.length} reminded; ${unchanged.length} had a reminder today.`,
                  });
                  onDone();
                },
              },
            )
          }
        >
          Remind {waiting.length}
        </Button>
      )}
      {extendable.length > 0 && (
        <Button
          size="small"
          look="link"
          icon={<IconCalendarPlus aria-hidden="true" />}
          onClick={() => setOpen('extend')}
        >
          Give {extendable.length} more days
        </Button>
      )}
      {closable.length > 0 && (
        <Button
          size="small"
          look="link"
          icon={<IconLock aria-hidden="true" />}
          onClick={() => setOpen('close')}
        >
          Close for {closable.length}
        </Button>
      )}
      {problem && <ErrorNote>{problem.message}</ErrorNote>}
      {open === 'extend' && (
        <ExtendCandidateTasksDialog
          params={params}
          applicationIds={extendable}
          zone={zone}
          onDone={onDone}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'close' && (
        <CloseCandidateTasksDialog
          waiting={waiting.length}
          count={closable.length}
          isBusy={close.isPending}
          onConfirm={() =>
            close.mutate(
              { params, body: { applicationIds: closable } },
              {
                onSuccess: ({ closed }) => {
                  showToast({ text: `Closed for ${closed.length}.` });
                  setOpen(undefined);
                  onDone();
                },
              },
            )
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
