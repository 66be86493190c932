import type { EventKind } from '../../../events/catalogue.ts';

export type Decision = 'interviews-tasks' | 'reject' | 'hire';
export type LiveState = 'submitted' | 'in_review' | 'interviews_tasks';
export type DecidedState = 'interviews_tasks' | 'rejected' | 'hired';

type Consequence = { to: DecidedState; from: readonly LiveState[]; event: EventKind };

/** Where each decision leads, and from where it may be made. Whoever has withdrawn is out of reach of all three. */
export const consequences: Record<Decision, Consequence> = {
  'interviews-tasks': {
    to: 'interviews_tasks',
    from: ['submitted', 'in_review'],
    event: 'application-moved',
  },
  reject: {
    to: 'rejected',
    from: ['submitted', 'in_review', 'interviews_tasks'],
    event: 'application-rejected',
  },
  hire: {
    to: 'hired',
    from: ['submitted', 'in_review', 'interviews_tasks'],
    event: 'application-hired',
  },
};

/** What a decision does to an application in this state: change it, leave it, or not be possible. */
export function outcomeOf(
  decision: Decision,
  state: string,
): 'decided' | 'unchanged' | 'impossible' {
  const { to, from } = consequences[decision];
  if (state === to) return 'unchanged';
  return from.some((each) => each === state) ? 'decided' : 'impossible';
}
