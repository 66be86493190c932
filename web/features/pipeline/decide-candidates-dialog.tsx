import type { CandidateDecision } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { DecisionReason } from '@evenhand/contract/pipeline/decision-reason-schema-and-list-criteria-endpoint.ts';
import { type FormEvent, useState } from 'react';
import {
  type EmailTemplateOption,
  EmailTemplateSelect,
} from '../../parts/email-preview/email-template-select.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { formatCandidateCount } from './candidate-name-or-reference-and-count-words.ts';
import {
  DecisionReasonFields,
  emptyDecisionReason,
  decisionReasonToSend,
} from './decision-reason-fields.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './candidate-drawer.module.css';
import mustHaveStyles from './must-haves.module.css';

type Props = {
  jobId: number;
  decision: CandidateDecision;
  count: number;
  texts: readonly EmailTemplateOption[];
  /** By what the list was filtered when they were chosen, in words. */
  filters: readonly string[];
  isBusy: boolean;
  problem: string | undefined;
  onDecide: (message: {
    templateId?: number | null;
    feedbackFrom?: string | null;
    why?: DecisionReason;
  }) => void;
  onClose: () => void;
};

const titles: Record<CandidateDecision, (people: string) => string> = {
  'interviews-tasks': (people) => `Move ${people} to interviews`,
  reject: (people) => `Reject ${people}`,
  hire: (people) => `Hire ${people}`,
};

const acts: Record<CandidateDecision, string> = {
  'interviews-tasks': 'Move to interviews',
  reject: 'Reject',
  hire: 'Hire',
};

/**
 * Asks why, for all who are decided on at once; of a rejection also in which text they are written to. Says who decides, where a
 * filter might seem to.
 */
export function DecideCandidatesDialog({
  jobId,
  decision,
  count,
  texts,
  filters,
  ...props
}: Props) {
  const { isBusy, problem, onDecide, onClose } = props;
  const [templateId, setTemplateId] = useState<number | null>(null);
  const [feedbackFrom, setFeedbackFrom] = useState('');
  const [reason, setReason] = useState(emptyDecisionReason);

  function submit(event: FormEvent) {
    event.preventDefault();
    const why = decisionReasonToSend(reason);
    onDecide({
      ...(decision === 'reject' && {
        templateId,
        feedbackFrom: feedbackFrom === '' ? null : feedbackFrom,
      }),
      ...(why && { why }),
    });
  }

  return (
    <Dialog title={titles[decision](formatCandidateCount(count))} onClose={onClose}>
      <form className={styles['dialog-form']} onSubmit={submit}>
        {decision === 'reject' && (
          <p>
            {count === 1 ? 'They get' : 'Each of them gets'} {texts.length > 1 ? 'this' : 'an'}{' '}
            e-mail after a wait. Until it leaves, you can stop it.
          </p>
        )}
        {filters.length > 0 && decision === 'reject' && (
          <p className={mustHaveStyles['decided-by-you']}>
            You see them by a filter: {filters.map((filter) => `“${filter}”`).join(', ')}. The
            filter rejects nobody. You decide, and the decision is recorded with your name.
          </p>
        )}
        {decision === 'reject' && (
          <EmailTemplateSelect
            kind="applicant-rejection"
            texts={texts}
            chosen={templateId}
            onChoose={setTemplateId}
          />
        )}
        {decision === 'reject' && (
          <TextInputField
            label="Hold their feedback until"
            hint="Empty: as the role has it, which is with the e-mail unless it says otherwise."
            type="date"
            value={feedbackFrom}
            onChange={({ currentTarget }) => setFeedbackFrom(currentTarget.value)}
          />
        )}
        <DecisionReasonFields jobId={jobId} count={count} value={reason} onChange={setReason} />
        {problem !== undefined && <ErrorNote>{problem}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={isBusy}>
            {acts[decision]} {count > 1 && count}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
