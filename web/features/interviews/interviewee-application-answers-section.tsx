import type { LoadedScorecard } from './own-scorecard-form.tsx';
import styles from './scorecard.module.css';

/** What the candidate wrote to apply, where the round shows it to its panel. */
export function IntervieweeApplicationAnswersSection({
  answers,
}: Pick<LoadedScorecard, 'answers'>) {
  if (answers === null || answers.length === 0) return null;
  return (
    <details className={styles['question-guide']}>
      <summary>What they wrote to apply</summary>
      <dl>
        {answers.map(({ question, text }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className={styles['written']}>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
