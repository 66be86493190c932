import * as z from 'zod/mini';

type TaskStateFacts = {
  /** For whoever runs the role. */
  words: string;
  /** Whether answers can still be handed in. */
  isOpen: boolean;
};

/** How far a candidate is with a task: the one place that says what there is. */
export const candidateTaskStateFacts = {
  open: { words: 'Invited', isOpen: true },
  overdue: { words: 'Missing: the last day has passed', isOpen: true },
  submitted: { words: 'Handed in', isOpen: false },
  'to-review': { words: 'Closed, ready for review', isOpen: false },
  'in-review': { words: 'In blind review', isOpen: false },
  reviewed: { words: 'Reviewed', isOpen: false },
  'not-submitted': { words: 'Closed without answers', isOpen: false },
  over: { words: 'Over: the application is decided or withdrawn', isOpen: false },
} as const satisfies Record<string, TaskStateFacts>;

export type CandidateTaskState = keyof typeof candidateTaskStateFacts;
// The keys of a record of states are states.
export const candidateTaskStates = Object.keys(candidateTaskStateFacts) as [CandidateTaskState];
export const CandidateTaskState = z.enum(candidateTaskStates);
