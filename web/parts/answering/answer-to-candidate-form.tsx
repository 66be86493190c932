import type { ReactNode } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { StaleDraftNote } from '../../ui/stale-draft-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './answer-to-candidate-form.module.css';

type Props<Outcome extends string> = {
  /** Of what is answered: several may stand on one page. */
  id: number;
  legend: string;
  outcomes: readonly Outcome[];
  outcomeWords: Readonly<Record<Outcome, string>>;
  outcome: Outcome;
  onOutcome: (outcome: Outcome) => void;
  /** What is agreed beyond words. */
  children?: ReactNode;
  words: { label: string; hint: string; most: number; is: string; onChange: (is: string) => void };
  /** What was wrong with the last try. */
  error: { message: string; problem: { fields?: Record<string, string> | undefined } } | null;
  button: string;
  isSending: boolean;
  onSend: () => void;
  onCancel: (() => void) | undefined;
  /** Where somebody else has answered meanwhile. */
  onTakeTheirs?: (() => void) | undefined;
};

/** Says to a candidate what was found or agreed, and why. */
export function AnswerToCandidateForm<Outcome extends string>({
  id,
  legend,
  outcomes,
  outcomeWords,
  outcome,
  onOutcome,
  children,
  words,
  error,
  button,
  isSending,
  onSend,
  onCancel,
  onTakeTheirs,
}: Props<Outcome>) {
  const fields = error?.problem.fields;
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      noValidate
    >
      {onTakeTheirs && <StaleDraftNote onTakeTheirs={onTakeTheirs} />}
      <fieldset className={styles['outcomes']}>
        <legend>{legend}</legend>
        {outcomes.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`outcome-${id}`}
              checked={each === outcome}
              onChange={() => onOutcome(each)}
            />
            {outcomeWords[each]}
          </label>
        ))}
      </fieldset>
      {children}
      <TextArea
        label={words.label}
        hint={words.hint}
        rows={5}
        maxLength={words.most}
        value={words.is}
        error={fields?.['words']}
        onChange={({ currentTarget }) => words.onChange(currentTarget.value)}
      />
      {error && !fields && <ErrorNote>{error.message}</ErrorNote>}
      <div className={styles['acts']}>
        <Button look="primary" type="submit" busy={isSending}>
          {button}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}

export function showAnswerToCandidateSentToast(): void {
  showToast({ text: 'Answered. The candidate gets an e-mail with a link to it.' });
}
