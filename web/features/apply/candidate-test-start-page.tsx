import type { CandidateTestPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import {
  addressBeforeApplicationStep,
  progressAtApplicationStep,
} from './address-before-and-progress-at-application-step.ts';
import { CsrfTokenField } from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { formatCountWithUnit } from './counts-in-words-and-capitalised-text.ts';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './candidate-test-page.module.css';

type Page = Extract<CandidateTestPageProps, { state: 'not-begun' }>;

/** What awaits whoever begins. Nothing has begun until the button is pressed. */
export function CandidateTestStartPage({
  journey,
  test,
  hasMoreTime,
  awaitsMoreTime,
  form,
  preview,
}: Page) {
  const { base, job } = journey;
  const path = `test/${test.number}`;
  const back = addressBeforeApplicationStep({ journey, path, fromCheck: false, preview });
  const { minutes } = test;
  return (
    <CandidatePageFrame
      employer={job}
      preview={preview}
      {...(back && { back: { to: back, label: 'Back' } })}
      progress={progressAtApplicationStep(journey, path)}
    >
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{job.title}</p>
        <h1>{test.name}</h1>
        <dl className={styles['facts']}>
          <div>
            <dt>Questions</dt>
            <dd>{test.questionCount}</dd>
          </div>
          <div>
            <dt>Time</dt>
            <dd>
              {minutes === null ? 'As long as you need' : formatCountWithUnit(minutes, 'minute')}
            </dd>
          </div>
        </dl>
        {hasMoreTime && (
          <p className={fieldsStyles['note']}>
            This is the longer time that was agreed with you. Nobody who scores learns of it.
          </p>
        )}
        <ul className={styles['rules']}>
          <li>For each question you choose from the options that are given.</li>
          <li>You can go back and forth, and change your mind, until you hand it in.</li>
          <li>Every choice is saved at once. You take the test once.</li>
          {minutes === null ? (
            <li>Nothing is counted while you think. You can stop, and go on by the same link.</li>
          ) : (
            <>
              <li>
                Your time begins when you press the button, and it goes on if you close the page.
                You can come back by the same link, on any device.
              </li>
              <li>
                When your time is over the test hands itself in, with everything you have chosen by
                then. A question without an answer counts as nothing, and nothing is taken off for a
                wrong one.
              </li>
            </>
          )}
        </ul>
        {preview === null && (
          <BeforeBeginning base={base} isLimited={minutes !== null} awaits={awaitsMoreTime} />
        )}
        {job.closesAt && (
          <p className={stepsStyles['step-small']}>
            You can send your application in until{' '}
            <TimeInEmployerZoneText at={job.closesAt} zone={job.zone} isDeadline />. Begin early
            enough.
          </p>
        )}
        {preview ? (
          <a
            className={fieldsStyles['go']}
            href={`/builder/${preview.jobId}/preview/${path}?part=1`}
          >
            {beginWords(minutes)}
          </a>
        ) : (
          <form method="post" action={`${base}/${path}/start`}>
            <CsrfTokenField token={form.token} />
            <button className={fieldsStyles['go']} type="submit">
              {beginWords(minutes)}
            </button>
          </form>
        )}
      </main>
    </CandidatePageFrame>
  );
}

/** A test that runs keeps its time: whoever needs more asks first, and waits for the answer. */
function BeforeBeginning({
  base,
  isLimited,
  awaits,
}: {
  base: string;
  isLimited: boolean;
  awaits: boolean;
}) {
  const link = <a href={`${base}/adjustments`}>Ask for an adjustment</a>;
  if (awaits)
    return (
      <p className={fieldsStyles['note']}>
        You have asked for more time, and the answer is not there yet. Wait for it: what is agreed
        once the test runs no longer changes its time.{' '}
        <a href={`${base}/adjustments`}>See what you asked</a>
      </p>
    );
  return isLimited ? (
    <p>Would more time or something else help you? {link} before you begin.</p>
  ) : (
    <p>Would something help you? {link} before you begin.</p>
  );
}

function beginWords(minutes: number | null): string {
  return minutes === null
    ? 'Begin the test'
    : `Begin: ${formatCountWithUnit(minutes, 'minute')} from now`;
}
