import {
  type ApplicationState,
  type Decision,
  mayBeDecided,
} from '@evenhand/contract/pipeline/application-states.ts';
import type { EventKind } from '../../../events/event-catalogue.ts';

export type DecisionState = 'interviews_tasks' | 'rejected' | 'hired';

type Consequence = { to: DecisionState; event: EventKind };

/** Where each decision leads; from where it may be made is a fact of the states. */
export const decisionConsequences: Record<Decision, Consequence> = {
  'interviews-tasks': { to: 'interviews_tasks', event: 'application-moved' },
  reject: { to: 'rejected', event: 'application-rejected' },
  hire: { to: 'hired', event: 'application-hired' },
};

/** What a decision does to an application in this state: change it, leave it, or not be possible. */
export function decisionOutcome(
  decision: Decision,
  state: ApplicationState,
): 'decided' | 'unchanged' | 'impossible' {
  if (state === decisionConsequences[decision].to) return 'unchanged';
  return mayBeDecided(state, decision) ? 'decided' : 'impossible';
}
