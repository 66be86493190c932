import type { CandidateDecision } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { countJobsEndpoint, listJobsEndpoint } from '@evenhand/contract/jobs.ts';
import {
  decideCandidatesEndpoint,
  findCandidateEndpoint,
  findJobPipelineEndpoint,
  listCandidatesEndpoint,
  type JobPipeline,
  undoDecisionEndpoint,
} from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { DecisionReason } from '@evenhand/contract/pipeline/decision-reason-schema-and-list-criteria-endpoint.ts';
import { listMustHavesEndpoint } from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import { findLeaderboardEndpoint } from '@evenhand/contract/pipeline/leaderboard.ts';
import { useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatCandidateCount } from './candidate-name-or-reference-and-count-words.ts';

const UNDO_MS = 10_000;

/** Everything that shows where candidates stand. */
export const candidateEndpointsToRefresh = [
  findJobPipelineEndpoint,
  listCandidatesEndpoint,
  findCandidateEndpoint,
  findLeaderboardEndpoint,
  listMustHavesEndpoint,
] as const;
const refreshes = [...candidateEndpointsToRefresh, listJobsEndpoint, countJobsEndpoint];

const done: Record<CandidateDecision, (n: number) => string> = {
  'interviews-tasks': (n) => `${formatCandidateCount(n)} moved to interviews.`,
  reject: (n) => `${formatCandidateCount(n)} rejected. Until the e-mail leaves, you can stop it.`,
  hire: (n) => `${formatCandidateCount(n)} hired.`,
};

type DecisionMessage = {
  decision: CandidateDecision;
  templateId?: number | null;
  feedbackFrom?: string | null;
  why?: DecisionReason;
};
type Wish = {
  /** Absent for whoever is chosen, which can change while it is asked why. */
  applicationIds?: number[];
  decision: CandidateDecision;
  onDone?: (() => void) | undefined;
};

type ListInView = {
  /** Who is chosen in it now. */
  chosen?: number[];
  /** By what it is filtered, in words. */
  filters?: readonly string[];
};

/** Asks why, and decides; a toast offers to take it back for ten seconds. */
export function useDecideCandidates(
  { id: jobId, rejectionTexts }: JobPipeline,
  { chosen = [], filters = [] }: ListInView = {},
) {
  const [deciding, setDeciding] = useState<Wish>();
  const decision = useEndpointMutation(decideCandidatesEndpoint, { refreshes });
  const undoing = useEndpointMutation(undoDecisionEndpoint, { refreshes });

  function undo(applicationIds: number[]) {
    undoing.mutate(
      { params: { jobId }, body: { applicationIds } },
      {
        onSuccess: ({ undone }) =>
          showToast({ text: `Taken back for ${formatCandidateCount(undone.length)}.` }),
        onError: (error) => showToast({ text: `Nothing was taken back. ${error.message}` }),
      },
    );
  }

  function ask(wish: Wish) {
    decision.reset();
    setDeciding(wish);
  }

  /** Those who are sent, until the answer is there: by then they may have left the list. */
  function idsIn({ applicationIds = chosen }: Wish): number[] {
    return decision.isPending ? decision.variables.body.applicationIds : applicationIds;
  }

  function settle(wish: Wish, message: DecisionMessage) {
    const { onDone } = wish;
    const applicationIds = idsIn(wish);
    decision.mutate(
      { params: { jobId }, body: { applicationIds, ...message } },
      {
        onSuccess: ({ decided }) => {
          setDeciding(undefined);
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
      },
    );
  }

  return {
    decide: (applicationIds: number[], which: CandidateDecision, onDone?: () => void) =>
      ask({ applicationIds, decision: which, onDone }),
    decideChosen: (which: CandidateDecision, onDone: () => void) =>
      ask({ decision: which, onDone }),
    undo,
    isBusy: decision.isPending || undoing.isPending,
    /** What the dialog needs, while it is asked why. */
    deciding: deciding && {
      jobId,
      decision: deciding.decision,
      count: idsIn(deciding).length,
      texts: rejectionTexts,
      filters,
      isBusy: decision.isPending,
      problem: decision.error ? `Nothing was changed. ${decision.error.message}` : undefined,
      onClose: () => setDeciding(undefined),
      onDecide: (message: Omit<DecisionMessage, 'decision'>) =>
        settle(deciding, { decision: deciding.decision, ...message }),
    },
  };
}
