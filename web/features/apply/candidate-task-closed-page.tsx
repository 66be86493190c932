import type { CandidateTaskPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { ApplicationAnswerList } from './application-answer-list.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import stepsStyles from './candidate-form-steps.module.css';

type Page = Extract<CandidateTaskPageProps, { state: 'closed' }>;

/** A task that takes nothing any more. */
export function CandidateTaskClosedPage({ journey, task, answers, contactEmail }: Page) {
  const { base, job } = journey;
  return (
    <CandidatePageFrame employer={job} back={{ to: base, label: 'Your application' }}>
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{task.name}</p>
        <h1>This task is closed</h1>
        <p>
          Nothing was handed in before it was closed, so nothing of it is read. How your application
          stands is on its own page.
        </p>
        {contactEmail && (
          <p>
            Did something keep you from it?{' '}
            <a href={`mailto:${contactEmail}`}>Write to {job.organisation}</a>.
          </p>
        )}
        {answers.length > 0 && (
          <>
            <p>
              This is what you had saved. It was not handed in, and nobody reads it: copy it if you
              want to keep it.
            </p>
            <ApplicationAnswerList stages={[{ name: task.name, answers }]} />
          </>
        )}
      </main>
    </CandidatePageFrame>
  );
}
