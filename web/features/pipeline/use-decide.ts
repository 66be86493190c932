import { countJobs, listJobs } from '@evenhand/contract/jobs.ts';
import {
  decideCandidates,
  findCandidate,
  findLeaderboard,
  findManagedJob,
  listCandidates,
  undoDecision,
} from '@evenhand/contract/pipeline.ts';
import type { Asked } from '@evenhand/contract/endpoint.ts';
import { showToast } from '../../ui/toast.ts';
import { useCommand } from '../../use-call.ts';
import { candidates } from './candidate-name.ts';

const UNDO_MS = 10_000;

/** Everything that shows where candidates stand. */
export const candidateViews = [
  findManagedJob,
  listCandidates,
  findCandidate,
  findLeaderboard,
] as const;
const refreshes = [...candidateViews, listJobs, countJobs];

export type Decision = Asked<typeof decideCandidates>['body']['decision'];

const done: Record<Decision, (n: number) => string> = {
  'interviews-tasks': (n) => `${candidates(n)} moved to interviews.`,
  reject: (n) => `${candidates(n)} rejected. The e-mail leaves in 2 hours.`,
  hire: (n) => `${candidates(n)} hired.`,
};

/** Decides at once; a toast offers to take it back for ten seconds. */
export function useDecide(jobId: number) {
  const decision = useCommand(decideCandidates, { refreshes });
  const undoing = useCommand(undoDecision, { refreshes });

  function undo(applicationIds: number[]) {
    undoing.mutate(
      { params: { jobId }, body: { applicationIds } },
      {
        onSuccess: ({ undone }) =>
          showToast({ text: `Taken back for ${candidates(undone.length)}.` }),
        onError: (error) => showToast({ text: `Nothing was taken back. ${error.message}` }),
      },
    );
  }

  function decide(applicationIds: number[], which: Decision, onDone?: () => void) {
    decision.mutate(
      { params: { jobId }, body: { applicationIds, decision: which } },
      {
        onSuccess: ({ decided }) => {
          onDone?.();
          if (decided.length === 0)
            showToast({ text: 'They were there already. Nothing was changed.' });
          else
            showToast({
              text: done[which](decided.length),
              shownMs: UNDO_MS,
              undo: () => undo(decided),
            });
        },
        onError: (error) => showToast({ text: `Nothing was changed. ${error.message}` }),
      },
    );
  }

  return { decide, undo, isBusy: decision.isPending || undoing.isPending };
}
