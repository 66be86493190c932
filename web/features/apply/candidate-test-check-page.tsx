import type { CandidateTestPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CsrfTokenField } from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { formatCountWithUnit } from './counts-in-words-and-capitalised-text.ts';
import { CandidateTestClockPanel } from './candidate-test-clock-panel.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './candidate-test-page.module.css';

type Page = Extract<CandidateTestPageProps, { state: 'checking' }>;

/** What has an answer and what has none, and then the one button that hands the test in. */
export function CandidateTestCheckPage({ journey, test, timeLeft, questions, form }: Page) {
  const { base, job } = journey;
  const address = `${base}/test/${test.number}`;
  const open = questions.filter(({ isAnswered }) => !isAnswered).length;
  return (
    <CandidatePageFrame
      employer={job}
      back={{
        to: `${address}?part=${questions.at(-1)?.part ?? 1}`,
        label: 'Back to the questions',
      }}
    >
      <CandidateTestClockPanel timeLeft={timeLeft} zone={job.zone} />
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{test.name}</p>
        <h1>
          {open === 0
            ? 'Every question has an answer'
            : `${formatCountWithUnit(open, 'question')} without an answer`}
        </h1>
        <ol className={styles['checked']}>
          {questions.map(({ number, part, text, isAnswered }) => (
            <li key={number} data-open={isAnswered ? undefined : ''}>
              <a href={`${address}?part=${part}#question-${number}`}>
                <span className={styles['number']}>{number}.</span> {text.split(/\n\s*\n/)[0]}
              </a>
              <span>{isAnswered ? 'Answered' : 'No answer yet'}</span>
            </li>
          ))}
        </ol>
        <form
          method="post"
          action={address}
          data-test-check={`${base}/tests/${test.number}`}
          {...(timeLeft && { 'data-seconds-left': timeLeft.seconds })}
        >
          <CsrfTokenField token={form.token} />
          <button className={fieldsStyles['go']} type="submit" name="do" value="hand-in">
            Hand in the test
          </button>
          <p className={styles['below-button']}>After this its answers can no longer change.</p>
        </form>
      </main>
    </CandidatePageFrame>
  );
}
