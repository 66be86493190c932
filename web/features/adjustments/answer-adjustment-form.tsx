import {
  ADJUSTMENT_WORDS_MAX,
  adjustmentOutcomes,
  adjustmentOutcomeWords,
  type AdjustmentOutcome,
  type TimeFactor,
  timeFactors,
  timeFactorWords,
} from '@evenhand/contract/adjustments/adjustment-kinds.ts';
import {
  answerAdjustment,
  type CandidateAdjustment,
  findCandidateAdjustments,
} from '@evenhand/contract/adjustments/candidate-adjustments.ts';
import { findToDos } from '@evenhand/contract/to-dos.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCommand } from '../../net/use-call-and-command.ts';
import styles from './candidate-adjustments.module.css';

const refreshes = [findCandidateAdjustments, findToDos];

type Props = {
  adjustment: CandidateAdjustment;
  jobId: number;
  applicationId: number;
  onCancel: (() => void) | undefined;
  onAnswered: () => void;
};

/** What is agreed, in words and in what works by itself. */
export function AnswerAdjustmentForm({
  adjustment: { id, version, answer, timeFactorAsked },
  jobId,
  applicationId,
  onCancel,
  onAnswered,
}: Props) {
  const [outcome, setOutcome] = useState<AdjustmentOutcome>(answer?.outcome ?? 'agreed');
  const [timeFactor, setTimeFactor] = useState<TimeFactor>(answer?.timeFactor ?? timeFactorAsked);
  const [until, setUntil] = useState(answer?.maySendUntil ?? '');
  const [words, setWords] = useState(answer?.words ?? '');
  const send = useCommand(answerAdjustment, { refreshes });
  const fields = send.error?.problem.fields;
  const isPossible = outcome !== 'declined';

  function submit(event: FormEvent) {
    event.preventDefault();
    send.mutate(
      {
        params: { jobId, applicationId, adjustmentId: id },
        body: {
          version,
          outcome,
          timeFactor: isPossible ? timeFactor : 1,
          maySendUntil: isPossible && until !== '' ? until : null,
          words,
        },
      },
      {
        onSuccess: () => {
          onAnswered();
          showToast({ text: 'Answered. The candidate gets an e-mail with a link to it.' });
        },
      },
    );
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <fieldset className={styles['outcomes']}>
        <legend>Your answer</legend>
        {adjustmentOutcomes.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`outcome-${id}`}
              checked={each === outcome}
              onChange={() => setOutcome(each)}
            />
            {adjustmentOutcomeWords[each]}
          </label>
        ))}
      </fieldset>
      {isPossible && (
        <div className={styles['pair']}>
          <SelectField
            label="Time, wherever it is limited"
            value={timeFactor}
            onChange={({ currentTarget }) =>
              setTimeFactor(
                timeFactors.find((factor) => String(factor) === currentTarget.value) ?? 1,
              )
            }
          >
            {timeFactors.map((factor) => (
              <option key={factor} value={factor}>
                {capitalised(timeFactorWords[factor])}
              </option>
            ))}
          </SelectField>
          <Field
            label="May send in until (optional)"
            type="date"
            value={until}
            error={fields?.maySendUntil}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        </div>
      )}
      <TextArea
        label={isPossible ? 'What you agreed' : 'Why it is not possible, and what is instead'}
        hint="The candidate reads this behind their own link, and nobody else but admins of the role."
        rows={4}
        maxLength={ADJUSTMENT_WORDS_MAX}
        value={words}
        error={fields?.words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {send.error && !fields && <ErrorNote>{send.error.message}</ErrorNote>}
      <div className={styles['acts']}>
        <Button look="primary" type="submit" busy={send.isPending}>
          {answer ? 'Send the corrected answer' : 'Send the answer'}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
