import {
  findInterviewCapacityEndpoint,
  inviteToInterviewsEndpoint,
} from '@evenhand/contract/interview-booking/check-capacity-and-invite-to-interviews.ts';
import {
  type JobInterviewRound,
  listJobInterviewsEndpoint,
} from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
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

/** Invites chosen candidates to choose a time; what they are written, and whether there are times enough, is seen before. */
export function InviteToInterviewsDialog(props: Props) {
  const { jobId, applicationIds, onClose } = props;
  const calendar = useEndpointQuery(listJobInterviewsEndpoint, { params: { id: jobId } });
  return (
    <Dialog
      title={`Invite ${formatCandidateCount(applicationIds.length)} to an interview`}
      onClose={onClose}
      isWide
    >
      <LoadedContentOrFailure
        call={calendar}
        what="the rounds of this role"
        skeleton={<Skeleton width="100%" height={320} />}
      >
        {({ rounds: [first, ...others] }) =>
          first === undefined ? (
            <p>
              The plan of this role has no stage of interviews, so there is nothing to invite to.
            </p>
          ) : (
            <InviteForm {...props} rounds={[first, ...others]} firstRound={first} />
          )
        }
      </LoadedContentOrFailure>
    </Dialog>
  );
}

type FormProps = Props & { rounds: JobInterviewRound[]; firstRound: JobInterviewRound };

function InviteForm({ jobId, applicationIds, rounds, firstRound, onSent, onClose }: FormProps) {
  const [roundId, setRoundId] = useState(firstRound.id);
  const [templateId, setTemplateId] = useState<number | null>(null);
  const [reason, setReason] = useState(emptyDecisionReason);
  const [dueOn, setDueOn] = useState('');
  const params = { jobId, roundId };
  const capacity = useEndpointQuery(findInterviewCapacityEndpoint, {
    params,
    body: { applicationIds },
  });
  const invite = useEndpointMutation(inviteToInterviewsEndpoint, {
    refreshes: [
      ...candidateEndpointsToRefresh,
      listJobInterviewsEndpoint,
      findInterviewCapacityEndpoint,
    ],
  });
  const dueProblem = invite.error?.problem.fields?.['dueOn'];
  const toInvite = capacity.data?.toInvite;

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
                ? 'They were invited already. Nobody was written to.'
                : `${formatCandidateCount(invited.length)} invited to choose a time.`,
          });
          onSent();
          onClose();
        },
      },
    );
  }

  return (
    <form className={styles['dialog-form']} onSubmit={submit} noValidate>
      {rounds.length > 1 && (
        <SelectField
          label="Round"
          value={roundId}
          onChange={({ currentTarget: { value } }) => setRoundId(Number(value))}
        >
          {rounds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {capacity.data && <Capacity jobId={jobId} {...capacity.data} />}
      <TextInputField
        label="Last day to choose a time (optional)"
        type="date"
        value={dueOn}
        error={dueProblem}
        onChange={({ currentTarget: { value } }) => {
          setDueOn(value);
          invite.reset();
        }}
      />
      <InvitationEmailTextPreview
        jobId={jobId}
        kind="applicant-interview"
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
          Invite {formatCandidateCount(toInvite ?? applicationIds.length)}
        </Button>
      </div>
    </form>
  );
}

type CapacityProps = {
  jobId: number;
  toInvite: number;
  already: number;
  free: number;
  warning: string | null;
};

function Capacity({ jobId, toInvite, already, free, warning }: CapacityProps) {
  return (
    <div role="status">
      <p>
        {formatCandidateCount(toInvite)} will be written to; {free} free{' '}
        {free === 1 ? 'time' : 'times'} can be booked.
        {already > 0 && ` ${formatCandidateCount(already)} of the chosen stand as they are.`}
      </p>
      {warning !== null && (
        <p className={styles['write-again']}>
          {warning} <Link href={staffPagePaths.calendar(jobId)}>Open the calendar</Link>
        </p>
      )}
    </div>
  );
}
