import {
  ADJUSTMENT_REQUEST_CHARACTERS_MAX,
  adjustmentOutcomes,
  adjustmentOutcomeWords,
  type AdjustmentOutcome,
  type ExtraTimeFactor,
  extraTimeFactors,
  extraTimeFactorWords,
} from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import {
  answerAdjustmentEndpoint,
  type CandidateAdjustment,
  findCandidateAdjustmentsEndpoint,
} from '@evenhand/contract/adjustments/staff-reads-and-answers-adjustments.ts';
import { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  AnswerToCandidateForm,
  showAnswerToCandidateSentToast,
} from '../../parts/answering/answer-to-candidate-form.tsx';
import { useUnsavedDraft } from '../../ui/use-unsaved-draft.ts';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './candidate-adjustments.module.css';

const refreshes = [findCandidateAdjustmentsEndpoint, findOwnToDosEndpoint];

type Props = {
  adjustment: CandidateAdjustment;
  jobId: number;
  applicationId: number;
  onCancel: (() => void) | undefined;
  onAnswered: () => void;
};

type WrittenAnswer = {
  outcome: AdjustmentOutcome;
  timeFactor: ExtraTimeFactor;
  /** ISO day, or empty. */
  until: string;
  words: string;
};

/** What is agreed, in words and in what works by itself. */
export function AnswerAdjustmentForm({
  adjustment: { id, version, answer, timeFactorAsked },
  jobId,
  applicationId,
  onCancel,
  onAnswered,
}: Props) {
  const draft = useUnsavedDraft<WrittenAnswer>(`answer to adjustment ${id}`, {
    outcome: answer?.outcome ?? 'agreed',
    timeFactor: answer?.timeFactor ?? timeFactorAsked,
    until: answer?.maySendUntil ?? '',
    words: answer?.words ?? '',
  });
  const { outcome, timeFactor, until, words } = draft.written;
  const write = (part: Partial<WrittenAnswer>) => draft.write({ ...draft.written, ...part });
  const send = useEndpointMutation(answerAdjustmentEndpoint, { refreshes });
  const isPossible = outcome !== 'declined';

  function sendAnswer() {
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
          draft.drop();
          onAnswered();
          showAnswerToCandidateSentToast();
        },
      },
    );
  }

  return (
    <AnswerToCandidateForm
      onTakeTheirs={draft.isStale ? draft.drop : undefined}
      id={id}
      legend="Your answer"
      outcomes={adjustmentOutcomes}
      outcomeWords={adjustmentOutcomeWords}
      outcome={outcome}
      onOutcome={(chosen) => write({ outcome: chosen })}
      words={{
        label: isPossible ? 'What you agreed' : 'Why it is not possible, and what is instead',
        hint: 'The candidate reads this behind their own link, and nobody else but admins of the role.',
        most: ADJUSTMENT_REQUEST_CHARACTERS_MAX,
        is: words,
        onChange: (typed) => write({ words: typed }),
      }}
      error={send.error}
      button={answer ? 'Send the corrected answer' : 'Send the answer'}
      isSending={send.isPending}
      onSend={sendAnswer}
      onCancel={onCancel}
    >
      {isPossible && (
        <div className={styles['pair']}>
          <SelectField
            label="Time, wherever it is limited"
            value={timeFactor}
            onChange={({ currentTarget }) =>
              write({
                timeFactor:
                  extraTimeFactors.find((factor) => String(factor) === currentTarget.value) ?? 1,
              })
            }
          >
            {extraTimeFactors.map((factor) => (
              <option key={factor} value={factor}>
                {capitalised(extraTimeFactorWords[factor])}
              </option>
            ))}
          </SelectField>
          <TextInputField
            label="May send in until (optional)"
            type="date"
            value={until}
            error={send.error?.problem.fields?.maySendUntil}
            onChange={({ currentTarget }) => write({ until: currentTarget.value })}
          />
        </div>
      )}
    </AnswerToCandidateForm>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
