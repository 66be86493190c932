import type { CandidateTestChoices } from './save-answers-or-find-running-candidate-test.ts';
import { findRequiredElement } from './find-required-element.ts';

type Question = {
  key: string;
  most: number;
  inputs: HTMLInputElement[];
  /** What is stored, as the form sends it along: only what differs from it is written. */
  stored: HTMLInputElement;
  how: HTMLElement | null;
};

/** What is chosen on a page of a test, and what of it is stored. */
export function findCandidateTestChoicesInForm(form: HTMLFormElement) {
  const questions = [...form.querySelectorAll<HTMLFieldSetElement>('[data-question]')].map(
    (place): Question => ({
      key: place.dataset['question'] ?? '',
      most: Number(place.dataset['most']),
      inputs: [...place.querySelectorAll<HTMLInputElement>('[data-option]')],
      stored: findRequiredElement<HTMLInputElement>(place, 'input[type=hidden]'),
      how: place.querySelector<HTMLElement>('[data-how]'),
    }),
  );
  // As the server drew it: a browser may have put back what was chosen before a reload.
  for (const { inputs, stored } of questions) {
    stored.value = stored.defaultValue;
    for (const input of inputs) input.checked = input.defaultChecked;
  }

  return {
    /** Whether one more may be chosen; where not, it is taken back, and the question says so. */
    refuseTooMany(input: HTMLInputElement): boolean {
      const question = questions.find(({ inputs }) => inputs.includes(input));
      if (question === undefined || input.type !== 'checkbox') return false;
      const isTooMany = chosenOf(question).length > question.most;
      if (isTooMany) input.checked = false;
      question.how?.toggleAttribute('data-over', isTooMany);
      return isTooMany;
    },
    changed(): CandidateTestChoices {
      const changed = questions.filter((question) => isChanged(question));
      return Object.fromEntries(changed.map((question) => [question.key, chosenOf(question)]));
    },
    /** Takes over what is stored; what was chosen here since then stays. @param sent what this page had sent for it */
    setStored(answers: CandidateTestChoices, sent: CandidateTestChoices): void {
      for (const question of questions) {
        const { key, inputs, stored } = question;
        const value = answers[key] ?? [];
        const isOwn = sent[key]?.join() === chosenOf(question).join();
        const takes = isOwn || !isChanged(question);
        stored.value = value.join();
        if (!takes) continue;
        for (const input of inputs) input.checked = value.includes(input.dataset['option'] ?? '');
      }
    },
    /** Chooses what this device had kept and could not send. */
    choose(choices: CandidateTestChoices): void {
      for (const { key, inputs } of questions) {
        const chosen = choices[key];
        if (chosen === undefined) continue;
        for (const input of inputs) input.checked = chosen.includes(input.dataset['option'] ?? '');
      }
    },
  };
}

function chosenOf({ inputs }: Question): string[] {
  return inputs.filter(({ checked }) => checked).map(({ dataset }) => dataset['option'] ?? '');
}

function isChanged(question: Question): boolean {
  return chosenOf(question).join() !== question.stored.value;
}
