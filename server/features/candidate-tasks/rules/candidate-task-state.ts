import type { CandidateTaskState } from '@evenhand/contract/candidate-tasks/candidate-task-states.ts';
import { isCandidateTaskPastDue } from './is-candidate-task-past-due.ts';

type Task = {
  dueOn: string | null;
  submittedOn: string | null;
  closedOn: string | null;
  /** Of the application: decided, withdrawn. */
  isOver: boolean;
  reviews: { scored: number; total: number };
};

/** How far a task is: nothing of it is stored, all follows from its days and its reviews. */
export function findCandidateTaskState(task: Task, today: string): CandidateTaskState {
  const { scored, total } = task.reviews;
  if (total > 0) return scored === total ? 'reviewed' : 'in-review';
  if (task.isOver) return 'over';
  if (task.closedOn !== null) return task.submittedOn === null ? 'not-submitted' : 'to-review';
  if (task.submittedOn !== null) return 'submitted';
  return isCandidateTaskPastDue(task.dueOn, today) ? 'overdue' : 'open';
}
