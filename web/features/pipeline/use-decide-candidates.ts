import type { CandidateDecision } from '@evenhand/contract/pipeline/application-states.ts';
import { countJobs, listJobs } from '@evenhand/contract/jobs.ts';
import {
  decideCandidates,
  findCandidate,
  findJobPipeline,
  listCandidates,
  type JobPipeline,
  undoDecision,
} from '@evenhand/contract/pipeline.ts';
import { listMustHaves } from '@evenhand/contract/pipeline/must-haves.ts';
import { findLeaderboard } from '@evenhand/contract/pipeline/leaderboard.ts';
import { useState } from 'react';
import { showToast } from '../../ui/toast.ts';
import { useCommand } from '../../net/use-call-and-command.ts';
import { candidatesInWords } from './candidate-name-or-reference.ts';

const UNDO_MS = 10_000;

/** Everything that shows where candidates stand. */
export const candidateEndpointsToRefresh = [
  findJobPipeline,
  listCandidates,
  findCandidate,
  findLeaderboard,
  listMustHaves,
] as const;
const refreshes = [...candidateEndpointsToRefresh, listJobs, countJobs];

const done: Record<CandidateDecision, (n: number) => string> = {
  'interviews-tasks': (n) => `${candidatesInWords(n)} moved to interviews.`,
  reject: (n) => `${candidatesInWords(n)} rejected. Until the e-mail leaves, you can stop it.`,
  hire: (n) => `${candidatesInWords(n)} hired.`,
};

type RejectionChoice = { templateId: number | null; feedbackFrom: string | null };
type DecisionMessage = { decision: CandidateDecision } & Partial<RejectionChoice>;
type Wish = { applicationIds: number[]; onDone?: (() => void) | undefined };

/**
 * Decides at once, unless there is a text to choose or a filter has chosen whom one sees; a toast offers to take it back for ten
 * seconds.
 */
export function useDecideCandidates(
  { id: jobId, rejectionTexts }: JobPipeline,
  filters: readonly string[] = [],
) {
  const [rejecting, setRejecting] = useState<Wish>();
  const decision = useCommand(decideCandidates, { refreshes });
  const undoing = useCommand(undoDecision, { refreshes });

  function undo(applicationIds: number[]) {
    undoing.mutate(
      { params: { jobId }, body: { applicationIds } },
      {
        onSuccess: ({ undone }) =>
          showToast({ text: `Taken back for ${candidatesInWords(undone.length)}.` }),
        onError: (error) => showToast({ text: `Nothing was taken back. ${error.message}` }),
      },
    );
  }

  function decide(applicationIds: number[], which: CandidateDecision, onDone?: () => void) {
    const wish = { applicationIds, onDone };
    const hasTexts = rejectionTexts.some(({ isDefault }) => !isDefault);
    if (which === 'reject' && (hasTexts || filters.length > 0)) setRejecting(wish);
    else settle(wish, { decision: which });
  }

  function settle({ applicationIds, onDone }: Wish, message: DecisionMessage) {
    decision.mutate(
      { params: { jobId }, body: { applicationIds, ...message } },
      {
        onSuccess: ({ decided }) => {
          onDone?.();
          if (decided.length === 0)
            showToast({ text: 'They were there already. Nothing was changed.' });
          else
            showToast({
              text: done[message.decision](decided.length),
              shownMs: UNDO_MS,
              undo: () => undo(decided),
            });
        },
        onError: (error) => showToast({ text: `Nothing was changed. ${error.message}` }),
      },
    );
  }

  return {
    decide,
    undo,
    isBusy: decision.isPending || undoing.isPending,
    /** What the dialog of a rejection needs, while it is asked in which text. */
    rejecting: rejecting && {
      count: rejecting.applicationIds.length,
      texts: rejectionTexts,
      filters,
      onClose: () => setRejecting(undefined),
      onReject: (choice: RejectionChoice) => {
        setRejecting(undefined);
        settle(rejecting, { decision: 'reject', ...choice });
      },
    },
  };
}
