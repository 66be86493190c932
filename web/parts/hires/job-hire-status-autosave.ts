import {
  type UnsavedJobHireStatus,
  type UnsavedJobHireStatuses,
  type UnsavedJobHireStatusesAction,
  reduceUnsavedJobHireStatuses,
  emptyUnsavedJobHireStatuses,
  HIRE_STATUS_UNDO_MS,
} from './reduce-unsaved-job-hire-statuses.ts';

type Options = {
  /** Must go through even while the page is being left. */
  save: (choice: UnsavedJobHireStatus) => Promise<unknown>;
  onSaved: (choice: UnsavedJobHireStatus) => void;
  /** Where the role does not stand on the screen. */
  onFailedUnseen: (choice: UnsavedJobHireStatus) => void;
};

/**
 * Holds what was chosen until it is saved, whatever page is shown meanwhile: a choice is made once, and neither
 * another page nor a server that is gone loses it.
 */
export function createJobHireStatusAutosave({ save, onSaved, onFailedUnseen }: Options) {
  let state: UnsavedJobHireStatuses = emptyUnsavedJobHireStatuses;
  const listeners = new Set<() => void>();
  /** The roles that stand on the screen, each as often as it does. */
  const seen: number[] = [];

  function dispatch(happening: UnsavedJobHireStatusesAction) {
    const before = state;
    state = reduceUnsavedJobHireStatuses(before, happening);
    if (state === before) return;
    for (const listener of listeners) listener();
    for (const choice of state.choices)
      if (choice.step === 'saving' && !isSaving(before, choice)) void send(choice);
  }

  async function send(choice: UnsavedJobHireStatus) {
    const { jobId } = choice;
    const saved = await save(choice).then(
      () => true,
      () => false,
    );
    dispatch({ kind: saved ? 'saved' : 'failed', jobId });
    if (saved) onSaved(choice);
    else if (!seen.includes(jobId)) onFailedUnseen(choice);
  }

  return {
    choose: (role: { id: number; title: string }, status: UnsavedJobHireStatus['status']) => {
      const at = Date.now();
      dispatch({ kind: 'chosen', role, status, at });
      // By the clock of the choice: a timer may go off a moment early.
      setTimeout(
        () => dispatch({ kind: 'time-passed', now: at + HIRE_STATUS_UNDO_MS }),
        HIRE_STATUS_UNDO_MS,
      );
    },
    undo: (jobId: number) => dispatch({ kind: 'undone', jobId }),
    retry: (jobId: number) => dispatch({ kind: 'retried', jobId }),
    leave: () => dispatch({ kind: 'page-left' }),
    read: () => state,
    see: (jobId: number) => {
      seen.push(jobId);
      return () => {
        seen.splice(seen.indexOf(jobId), 1);
      };
    },
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isSaving({ choices }: UnsavedJobHireStatuses, { jobId }: UnsavedJobHireStatus): boolean {
  return choices.some((choice) => choice.jobId === jobId && choice.step === 'saving');
}
