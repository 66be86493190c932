import {
  adjustmentOutcomeWords,
  adjustmentWishKindWords,
  extraTimeFactorWords,
} from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import type { CandidateAdjustment } from '@evenhand/contract/adjustments/staff-reads-and-answers-adjustments.ts';
import { useState } from 'react';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { AnswerAdjustmentForm } from './answer-adjustment-form.tsx';
import styles from './candidate-adjustments.module.css';

type Props = {
  adjustment: CandidateAdjustment;
  mayAnswer: boolean;
  jobId: number;
  applicationId: number;
};

/** One wish, and its answer or the form for it. */
export function CandidateAdjustmentCard({ adjustment, mayAnswer, ...ids }: Props) {
  const { askedOn, answer } = adjustment;
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <section className={styles['card']} aria-label={`Asked on ${formatIsoDayShort(askedOn)}`}>
      <header>
        <h3>Asked on {formatIsoDayShort(askedOn)}</h3>
        <State {...adjustment} />
      </header>
      <Wish {...adjustment} />
      {answer && !isCorrecting && (
        <div className={styles['answer']}>
          <p className={styles['words']}>{answer.words}</p>
          <Agreed {...answer} />
          <p className={styles['by']}>
            {answer.by}, {formatIsoDayShort(answer.on)}
          </p>
          {mayAnswer && (
            <Button size="small" onClick={() => setCorrecting(true)}>
              Correct the answer
            </Button>
          )}
        </div>
      )}
      {mayAnswer && (!answer || isCorrecting) && (
        <AnswerAdjustmentForm
          adjustment={adjustment}
          {...ids}
          onCancel={isCorrecting ? () => setCorrecting(false) : undefined}
          onAnswered={() => setCorrecting(false)}
        />
      )}
      {!mayAnswer && !answer && <p>This application is over. There is nothing left to answer.</p>}
    </section>
  );
}

function State({ answer, isOverdue, dueOn }: CandidateAdjustment) {
  if (answer)
    return (
      <StatusTag colour={answer.outcome === 'declined' ? 'grey' : 'green'}>
        {adjustmentOutcomeWords[answer.outcome]}
      </StatusTag>
    );
  return (
    <StatusTag colour={isOverdue ? 'red' : 'yellow'}>
      {isOverdue ? 'Overdue' : `Answer by ${formatIsoDayShort(dueOn)}`}
    </StatusTag>
  );
}

function Wish({ timeFactorAsked, wishes, words }: CandidateAdjustment) {
  return (
    <>
      {(timeFactorAsked > 1 || wishes.length > 0) && (
        <ul className={styles['wishes']}>
          {timeFactorAsked > 1 && <li>More time: {extraTimeFactorWords[timeFactorAsked]}</li>}
          {wishes.map((kind) => (
            <li key={kind}>{adjustmentWishKindWords[kind].label}</li>
          ))}
        </ul>
      )}
      {words !== '' && <p className={styles['candidate-words']}>{words}</p>}
    </>
  );
}

function Agreed({
  timeFactor,
  maySendUntil,
}: Pick<NonNullable<CandidateAdjustment['answer']>, 'timeFactor' | 'maySendUntil'>) {
  if (timeFactor === 1 && maySendUntil === null) return null;
  return (
    <ul className={styles['wishes']}>
      {timeFactor > 1 && <li>Has {extraTimeFactorWords[timeFactor]}, wherever time is limited</li>}
      {maySendUntil && <li>May send in until {formatIsoDayShort(maySendUntil)}</li>}
    </ul>
  );
}
