import {
  inviteCandidatesToTaskEndpoint,
  listCandidateTasksOfJobEndpoint,
  previewCandidateTaskInvitationEndpoint,
  type TaskStageWithCandidateProgress,
} from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import { type FormEvent, useState } from 'react';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cityOfTimeZone } from '../../ui/city-of-time-zone.ts';
import { showToast } from '../../ui/toast-store.ts';
import { formatCandidateCount } from './candidate-name-or-reference-and-count-words.ts';
import { InvitationEmailTextPreview } from './invitation-email-text-preview.tsx';
import {
  DecisionReasonFields,
  emptyDecisionReason,
  decisionReasonToSend,
} from './decision-reason-fields.tsx';
import { candidateEndpointsToRefresh } from './use-decide-candidates-and-endpoints-to-refresh.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './candidate-drawer.module.css';

type Props = {
  jobId: number;
  applicationIds: number[];
  onSent: () => void;
  onClose: () => void;
};

/** Sends chosen candidates a task; what they are written, and how many they are, is seen before. */
export function SendCandidateTaskDialog(props: Props) {
  const { jobId, applicationIds, onClose } = props;
  const tasks = useEndpointQuery(listCandidateTasksOfJobEndpoint, { params: { jobId } });
  return (
    <Dialog
      title={`Send ${formatCandidateCount(applicationIds.length)} a task`}
      onClose={onClose}
      isWide
    >
      <LoadedContentOrFailure
        call={tasks}
        what="the tasks of this role"
        skeleton={<Skeleton width="100%" height={320} />}
      >
        {({ stages: [first, ...others], zone }) =>
          first === undefined ? (
            <p>The plan of this role has no task, so there is nothing to send.</p>
          ) : (
            <SendForm {...props} stages={[first, ...others]} firstStage={first} zone={zone} />
          )
        }
      </LoadedContentOrFailure>
    </Dialog>
  );
}

type FormProps = Props & {
  stages: TaskStageWithCandidateProgress[];
  firstStage: TaskStageWithCandidateProgress;
  zone: string;
};

function SendForm({ jobId, applicationIds, stages, firstStage, zone, ...props }: FormProps) {
  const { onSent, onClose } = props;
  const [stageId, setStageId] = useState(firstStage.stageId);
  const [templateId, setTemplateId] = useState<number | null>(null);
  const [reason, setReason] = useState(emptyDecisionReason);
  // Null as long as the day of the plan stands.
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const params = { jobId, stageId };
  const prepared = useEndpointQuery(previewCandidateTaskInvitationEndpoint, {
    params,
    body: { applicationIds },
  });
  const invite = useEndpointMutation(inviteCandidatesToTaskEndpoint, {
    refreshes: [
      ...candidateEndpointsToRefresh,
      listCandidateTasksOfJobEndpoint,
      previewCandidateTaskInvitationEndpoint,
    ],
  });
  const dueOn = chosenDay ?? prepared.data?.dueOn ?? '';
  const dueProblem = invite.error?.problem.fields?.['dueOn'];
  const toInvite = prepared.data?.toInvite;

  function submit(event: FormEvent) {
    event.preventDefault();
    const why = decisionReasonToSend(reason);
    invite.mutate(
      {
        params,
        body: {
          applicationIds,
          templateId,
          ...(dueOn !== '' && { dueOn }),
          ...(why && { why }),
        },
      },
      {
        onSuccess: ({ invited }) => {
          showToast({
            text:
              invited.length === 0
                ? 'They have this task already. Nobody was written to.'
                : `${formatCandidateCount(invited.length)} sent the task.`,
          });
          onSent();
          onClose();
        },
      },
    );
  }

  return (
    <form className={styles['dialog-form']} onSubmit={submit} noValidate>
      {stages.length > 1 && (
        <SelectField
          label="Task"
          value={stageId}
          onChange={({ currentTarget: { value } }) => setStageId(Number(value))}
        >
          {stages.map(({ stageId: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {prepared.data && (
        <p role="status">
          {formatCandidateCount(prepared.data.toInvite)} will be written to.
          {prepared.data.already > 0 &&
            ` ${formatCandidateCount(prepared.data.already)} of the chosen have it already.`}
        </p>
      )}
      {prepared.error && <ErrorNote>{prepared.error.message}</ErrorNote>}
      <TextInputField
        label="Last day to hand in (optional)"
        hint={`The end of the day in ${cityOfTimeZone(zone)}. Who has agreed more time has it on top.`}
        type="date"
        value={dueOn}
        error={dueProblem}
        onChange={({ currentTarget: { value } }) => {
          setChosenDay(value);
          invite.reset();
        }}
      />
      <InvitationEmailTextPreview
        jobId={jobId}
        kind="assessment-stage-invite"
        chosen={templateId}
        onChoose={setTemplateId}
      />
      <DecisionReasonFields
        jobId={jobId}
        count={applicationIds.length}
        value={reason}
        onChange={setReason}
      />
      {invite.error && !dueProblem && <ErrorNote>{invite.error.message}</ErrorNote>}
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" busy={invite.isPending} disabled={toInvite === 0}>
          Send the task to {formatCandidateCount(toInvite ?? applicationIds.length)}
        </Button>
      </div>
    </form>
  );
}
