import type { HireStatus } from '@evenhand/contract/jobs/job-hire-statuses.ts';

/** How long a choice can be taken back before it is saved. */
export const HIRE_STATUS_UNDO_MS = 2100;

export type UnsavedJobHireStatus = {
  jobId: number;
  title: string;
  status: HireStatus;
  /** When it was made, in milliseconds. */
  at: number;
  step: 'undoable' | 'saving' | 'failed';
};

export type UnsavedJobHireStatuses = {
  choices: readonly UnsavedJobHireStatus[];
  /** Roles that were answered, which a list of before may still hold. */
  answered: readonly number[];
};

export type UnsavedJobHireStatusesAction =
  | { kind: 'chosen'; role: { id: number; title: string }; status: HireStatus; at: number }
  | { kind: 'undone'; jobId: number }
  | { kind: 'time-passed'; now: number }
  | { kind: 'page-left' }
  | { kind: 'saved'; jobId: number }
  | { kind: 'failed'; jobId: number }
  | { kind: 'retried'; jobId: number };

export const emptyUnsavedJobHireStatuses: UnsavedJobHireStatuses = { choices: [], answered: [] };

/** What becomes of the choices. That somebody was hired is saved at once; the rest waits for an undo. */
export function reduceUnsavedJobHireStatuses(
  before: UnsavedJobHireStatuses,
  event: UnsavedJobHireStatusesAction,
): UnsavedJobHireStatuses {
  const { choices } = before;
  const step = (
    matches: (choice: UnsavedJobHireStatus) => boolean,
    to: UnsavedJobHireStatus['step'],
  ) => ({
    ...before,
    choices: choices.map((choice) => (matches(choice) ? { ...choice, step: to } : choice)),
  });
  switch (event.kind) {
    case 'chosen': {
      const { role, status, at } = event;
      // A choice that is on its way is heard before another one.
      if (choices.some(({ jobId, step: its }) => jobId === role.id && its === 'saving'))
        return before;
      const chosen = { jobId: role.id, title: role.title, status, at };
      return {
        ...before,
        choices: [
          ...choices.filter(({ jobId }) => jobId !== role.id),
          { ...chosen, step: status === 'hired' ? 'saving' : 'undoable' },
        ],
      };
    }
    case 'undone':
      return {
        ...before,
        choices: choices.filter(
          (choice) => choice.jobId !== event.jobId || choice.step !== 'undoable',
        ),
      };
    case 'time-passed':
      return step(
        (choice) => isUndoable(choice) && event.now - choice.at >= HIRE_STATUS_UNDO_MS,
        'saving',
      );
    case 'page-left':
      return step(isUndoable, 'saving');
    case 'saved':
      return {
        choices: choices.filter(({ jobId }) => jobId !== event.jobId),
        answered: [...before.answered, event.jobId],
      };
    case 'failed':
      return step(({ jobId }) => jobId === event.jobId, 'failed');
    case 'retried':
      return step((choice) => choice.jobId === event.jobId && choice.step === 'failed', 'saving');
  }
}

function isUndoable({ step }: UnsavedJobHireStatus): boolean {
  return step === 'undoable';
}
