import { recordInterviewOutcomeEndpoint } from '@evenhand/contract/interviews/interview-booking-cancel-and-outcome-endpoints.ts';
import {
  type InterviewOutcome,
  mayInterviewStateBecome,
} from '@evenhand/contract/interviews/interview-states-and-outcomes.ts';
import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { interviewEndpointsToRefresh } from './interview-endpoints-to-refresh.ts';
import { intervieweeNameOrReference } from './interviewee-name-or-reference.ts';
import styles from './interview-dialogs.module.css';

type Props = { jobId: number; interview: JobInterview; onDone?: () => void };

/** Whether it was held is asked, never assumed; who said so by mistake says it anew. */
export function InterviewOutcomeButtons({ jobId, interview, onDone }: Props) {
  const note = useEndpointMutation(recordInterviewOutcomeEndpoint, {
    refreshes: interviewEndpointsToRefresh,
  });
  const { id, version, state } = interview;
  const who = intervieweeNameOrReference(interview);

  function say(outcome: InterviewOutcome) {
    note.mutate(
      { params: { jobId, interviewId: id }, body: { outcome, version } },
      {
        onSuccess: () => {
          showToast({
            text:
              outcome === 'done'
                ? `The interview of ${who} was held.`
                : `${who} did not come, it says now.`,
          });
          onDone?.();
        },
        onError: (error) => showToast({ text: `Nothing was changed. ${error.message}` }),
      },
    );
  }

  return (
    <div className={styles['outcome']} role="group" aria-label={`Was ${who} there?`}>
      {mayInterviewStateBecome(state, 'done') && (
        <Button size="small" disabled={note.isPending} onClick={() => say('done')}>
          It was held
        </Button>
      )}
      {mayInterviewStateBecome(state, 'no_show') && (
        <Button size="small" disabled={note.isPending} onClick={() => say('no_show')}>
          Did not come
        </Button>
      )}
    </div>
  );
}
