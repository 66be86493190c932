import {
  findHireableCandidatesEndpoint,
  type HireableCandidate,
  markCandidatesHiredEndpoint,
} from '@evenhand/contract/pipeline/find-hireable-and-mark-candidates-hired.ts';
import {
  countJobsEndpoint,
  findJobsAwaitingHireStatusEndpoint,
  listJobsEndpoint,
} from '@evenhand/contract/jobs.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatCandidateCount } from './candidate-name-or-reference-and-count-words.ts';
import { PickHiredCandidateField } from './pick-hired-candidate-field.tsx';
import {
  DecisionReasonFields,
  emptyDecisionReason,
  decisionReasonToSend,
} from './decision-reason-fields.tsx';
import { candidateEndpointsToRefresh } from './use-decide-candidates-and-endpoints-to-refresh.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import dialogStyles from '../../ui/dialog.module.css';
import manageStyles from './managed-job-page.module.css';
import styles from './mark-hired-dialog-by-url.module.css';

const refreshes = [
  ...candidateEndpointsToRefresh,
  findHireableCandidatesEndpoint,
  listJobsEndpoint,
  countJobsEndpoint,
  findJobsAwaitingHireStatusEndpoint,
  findOwnToDosEndpoint,
];

type Props = { job: JobPipeline; onClose: () => void };

/** Who was hired, and on which day; or somebody whom the role does not know. */
export function MarkHiredDialog({ job, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly HireableCandidate[]>([]);
  const [isSomebodyElse, setSomebodyElse] = useState(false);
  const [day, setDay] = useState<string>();
  const [reason, setReason] = useState(emptyDecisionReason);
  const list = useEndpointQuery(findHireableCandidatesEndpoint, {
    params: { jobId: job.id },
    query: { search },
  });
  const mark = useEndpointMutation(markCandidatesHiredEndpoint, { refreshes });
  const dayError = mark.error?.problem.fields?.hiredOn;
  const hiredOn = day ?? list.data?.today ?? '';
  const isSaidAlready = (list.data?.hired.length ?? 0) > 0;
  const isReady = chosen.length > 0 || isSomebodyElse || isSaidAlready;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    const why = decisionReasonToSend(reason);
    mark.mutate(
      {
        params: { jobId: job.id },
        body: { applicationIds: chosen.map(({ id }) => id), hiredOn, ...(why && { why }) },
      },
      {
        onSuccess: ({ hired }) => {
          showToast({
            text:
              hired.length > 0
                ? `${formatCandidateCount(hired.length)} marked as hired.`
                : 'Role marked as hired.',
          });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title="Who was hired?" onClose={onClose}>
      <form
        className={joinClassNames(manageStyles['manage-form'], styles['mark-hired'])}
        onSubmit={submit}
        noValidate
      >
        <p className={styles['mark-hired-role']}>{job.title}</p>
        <LoadedContentOrFailure call={list} what="the candidates" skeleton={null}>
          {(data) => (
            <PickHiredCandidateField
              list={data}
              search={search}
              onSearch={setSearch}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
        </LoadedContentOrFailure>
        <Checkbox
          label="Somebody who is not in this list"
          checked={isSomebodyElse}
          onChange={() => setSomebodyElse(!isSomebodyElse)}
        />
        {chosen.length > 0 && (
          <TextInputField
            label="Hired on"
            hint="In your organisation’s time zone"
            type="date"
            max={list.data?.today}
            value={hiredOn}
            error={dayError}
            onChange={(event) => {
              setDay(event.currentTarget.value);
              mark.reset();
            }}
          />
        )}
        {chosen.length > 0 && (
          <DecisionReasonFields
            jobId={job.id}
            count={chosen.length}
            value={reason}
            onChange={setReason}
          />
        )}
        {mark.error && !dayError && <ErrorNote>{mark.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Not now</Button>
          <Button look="primary" type="submit" busy={mark.isPending} disabled={!isReady}>
            {chosen.length > 0
              ? `Mark ${formatCandidateCount(chosen.length)} as hired`
              : 'Mark role as hired'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
