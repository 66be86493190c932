import { scoreBandNames } from '@evenhand/contract/candidate-tests/test-score-band-names.ts';
import type {
  FeedbackReportAnswer,
  AnswerScoreQuartile,
} from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';
import { formatIsoDaysWithMonth } from '../../parts/time/format-iso-days-with-month.ts';
import styles from './feedback-report-page.module.css';

const quarterWords: Record<AnswerScoreQuartile, string> = {
  lowest: 'in the lowest quarter of all candidates',
  second: 'in the second quarter of all candidates, from below',
  third: 'in the third quarter of all candidates, from below',
  top: 'in the top quarter of all candidates',
};

/** One question with what was answered, what was looked for, and what was made of it. */
export function FeedbackReportAnswerSection({
  answer,
  number,
}: {
  answer: FeedbackReportAnswer;
  number: number;
}) {
  const { band, guide, quarter, readers, readOn } = answer;
  return (
    <article className={styles['answer']} aria-labelledby={`question-${number}`}>
      <h3 id={`question-${number}`}>
        {number}. <bdi>{answer.question}</bdi>
      </h3>
      {band === null ? (
        <p>Nobody scored this answer.</p>
      ) : (
        <p className={styles['band']}>
          <BandSteps reached={scoreBandNames.indexOf(band) + 1} />
          <span>
            <strong>{band}</strong>
            {quarter && `, ${quarterWords[quarter]}`}
          </span>
        </p>
      )}
      <h4>Your answer</h4>
      <p className={styles['own-words']} dir="auto">
        {answer.answer || 'You left this empty.'}
      </p>
      {guide && (
        <>
          <h4>What an answer with five stars would have had</h4>
          <p className={styles['guide']} dir="auto">
            {guide}
          </p>
        </>
      )}
      {readers > 0 && (
        <p className={styles['read']}>
          Read by {readers === 1 ? '1 person' : `${readers} people`}
          {readOn.length > 0 && ` on ${formatIsoDaysWithMonth(readOn)}`}.
        </p>
      )}
    </article>
  );
}

/** The band as a line of five even parts; the word beside it says the same. */
function BandSteps({ reached }: { reached: number }) {
  return (
    <span className={styles['steps']} aria-hidden="true">
      {scoreBandNames.map((band, i) => (
        <span key={band} data-reached={i < reached ? '' : undefined} />
      ))}
    </span>
  );
}
