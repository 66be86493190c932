import * as z from 'zod/mini';

type StateFacts = {
  /** Where an interview stands, in the words that it has everywhere. */
  words: string;
  /** What can become of it. */
  next: readonly InterviewStateName[];
};
type InterviewStateName = 'invited' | 'booked' | 'done' | 'no_show' | 'cancelled';

/** The one place that says what an interview can be. A time that is moved stays booked. */
export const interviewStateFacts = {
  invited: { words: 'Invited', next: ['booked', 'cancelled'] },
  booked: { words: 'Booked', next: ['booked', 'done', 'no_show', 'cancelled'] },
  // Whoever said so by mistake says it anew.
  done: { words: 'Done', next: ['no_show'] },
  no_show: { words: 'Did not come', next: ['done', 'invited'] },
  cancelled: { words: 'Cancelled', next: ['invited', 'booked'] },
} as const satisfies Record<InterviewStateName, StateFacts>;

export type InterviewState = keyof typeof interviewStateFacts;
// The keys of a record of states are states.
export const interviewStates = Object.keys(interviewStateFacts) as [InterviewState];
export const InterviewStateSchema = z.enum(interviewStates);

export function mayInterviewStateBecome(from: InterviewState, to: InterviewState): boolean {
  const next: readonly InterviewState[] = interviewStateFacts[from].next;
  return next.includes(to);
}

/** What is said of an interview that was to be by now. */
const interviewOutcomes = ['done', 'no_show'] as const;
export const InterviewOutcome = z.enum(interviewOutcomes);
export type InterviewOutcome = z.infer<typeof InterviewOutcome>;
