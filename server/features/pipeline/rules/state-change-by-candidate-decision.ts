import {
  type ApplicationState,
  type CandidateDecision,
  mayDecideCandidateInState,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { EventKind } from '../../../events/event-kind-catalogue-and-broadcast-event-type.ts';

export type StateAfterDecision = 'interviews_tasks' | 'rejected' | 'hired';

type Consequence = { to: StateAfterDecision; event: EventKind };

/** Where each decision leads; from where it may be made is a fact of the states. */
export const nextStateAndEventByDecision: Record<CandidateDecision, Consequence> = {
  'interviews-tasks': { to: 'interviews_tasks', event: 'application-moved' },
  reject: { to: 'rejected', event: 'application-rejected' },
  hire: { to: 'hired', event: 'application-hired' },
};

/** What a decision does to an application in this state: change it, leave it, or not be possible. */
export function findWhetherDecisionChangesState(
  decision: CandidateDecision,
  state: ApplicationState,
): 'decided' | 'unchanged' | 'impossible' {
  if (state === nextStateAndEventByDecision[decision].to) return 'unchanged';
  return mayDecideCandidateInState(state, decision) ? 'decided' : 'impossible';
}
