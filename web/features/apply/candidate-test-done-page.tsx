import type { CandidateTestPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { IconCircleCheck, IconClockStop } from '@tabler/icons-react';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';

type Page = Extract<CandidateTestPageProps, { state: 'done' }>;

/** What was handed in, by whom, and the way on. */
export function CandidateTestDonePage({ journey, test, at, by, answered, isTooLate }: Page) {
  const { base, job } = journey;
  const isOver = by === 'clock';
  return (
    <CandidatePageFrame employer={job}>
      <main className={stepsStyles['step']} data-forget-test={`${base}/tests/${test.number}`}>
        <p className={stepsStyles['step-sign']}>
          {isOver ? (
            <IconClockStop size={40} aria-hidden="true" />
          ) : (
            <IconCircleCheck size={40} aria-hidden="true" />
          )}
        </p>
        <p className={stepsStyles['step-above']}>{test.name}</p>
        <h1>{isOver ? 'Your time is over' : 'Your test is handed in'}</h1>
        {isTooLate && (
          <p className={fieldsStyles['note']} role="alert">
            What you sent just now came after the end and was not stored.
          </p>
        )}
        <p>
          {isOver ? 'It ended ' : 'You handed it in '}
          <TimeInEmployerZoneText at={at} zone={job.zone} />. What you had chosen by then counts:{' '}
          {answered === test.questionCount
            ? `all ${test.questionCount} questions have an answer.`
            : `${answered} of ${test.questionCount} questions have an answer.`}
        </p>
        <p>
          How it went stays with us until {job.organisation} has decided; then your status page says
          it in words.
        </p>
        <a className={fieldsStyles['go']} href={base}>
          Go on with the application
        </a>
      </main>
    </CandidatePageFrame>
  );
}
