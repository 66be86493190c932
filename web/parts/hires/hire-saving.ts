import {
  type HireChoice,
  type HireChoices,
  type HireChoiceEvent,
  nextHireChoices,
  noHireChoices,
  UNDO_MS,
} from './hire-choices.ts';

type Options = {
  /** Must go through even while the page is being left. */
  save: (choice: HireChoice) => Promise<unknown>;
  onSaved: (choice: HireChoice) => void;
  /** Where the role does not stand on the screen. */
  onFailedUnseen: (choice: HireChoice) => void;
};

/**
 * Holds what was chosen until it is saved, whatever page is shown meanwhile: a choice is made once, and neither
 * another page nor a server that is gone loses it.
 */
export function startHireSaving({ save, onSaved, onFailedUnseen }: Options) {
  let state: HireChoices = noHireChoices;
  const listeners = new Set<() => void>();
  /** The roles that stand on the screen, each as often as it does. */
  const seen: number[] = [];

  function happen(happening: HireChoiceEvent) {
    const before = state;
    state = nextHireChoices(before, happening);
    if (state === before) return;
    for (const listener of listeners) listener();
    for (const choice of state.choices)
      if (choice.step === 'saving' && !isSaving(before, choice)) void send(choice);
  }

  async function send(choice: HireChoice) {
    const { jobId } = choice;
    const saved = await save(choice).then(
      () => true,
      () => false,
    );
    happen({ kind: saved ? 'saved' : 'failed', jobId });
    if (saved) onSaved(choice);
    else if (!seen.includes(jobId)) onFailedUnseen(choice);
  }

  return {
    choose: (role: { id: number; title: string }, status: HireChoice['status']) => {
      const at = Date.now();
      happen({ kind: 'chosen', role, status, at });
      // By the clock of the choice: a timer may go off a moment early.
      setTimeout(() => happen({ kind: 'time-passed', now: at + UNDO_MS }), UNDO_MS);
    },
    undo: (jobId: number) => happen({ kind: 'undone', jobId }),
    retry: (jobId: number) => happen({ kind: 'retried', jobId }),
    leave: () => happen({ kind: 'page-left' }),
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

function isSaving({ choices }: HireChoices, { jobId }: HireChoice): boolean {
  return choices.some((choice) => choice.jobId === jobId && choice.step === 'saving');
}
