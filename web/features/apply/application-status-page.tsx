import type { CandidateApplicationStatus } from '@evenhand/contract/apply/candidate-application-status-type.ts';
import type { ApplicationStatusPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { ApplicationAnswerList } from './application-answer-list.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { FrozenPlanHashLine } from './frozen-plan-hash-line.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import { PlanYouAppliedUnderSection } from './plan-you-applied-under-section.tsx';
import { OtherJobsConsentForm } from './other-jobs-consent-form.tsx';
import { TestResultBandList } from './test-result-band-list.tsx';
import { formatPeopleInWords } from './counts-in-words-and-capitalised-text.ts';
import fieldsStyles from './candidate-form-fields.module.css';
import surveyStyles from './candidate-survey.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './application-status-page.module.css';

const STAGES = ['Sent', 'Being read', 'Interviews and tasks', 'Decision'];

const TITLES: Record<CandidateApplicationStatus, string> = {
  submitted: 'We have your application',
  'in-review': 'Your answers are being read',
  interviews: 'You are through to interviews and tasks',
  hired: 'You have got the job',
  'not-chosen': 'You were not chosen for this role',
  withdrawn: 'You have withdrawn your application',
  'closed-unsent': 'This role closed before you submitted',
};

const REACHED: Partial<Record<CandidateApplicationStatus, number>> = {
  submitted: 1,
  'in-review': 2,
  interviews: 3,
  hired: 4,
  'not-chosen': 4,
};

/** How far an application has come, in plain words, and what a candidate can still do about it. */
export function ApplicationStatusPage({
  journey,
  standing,
  reference,
  submittedAt,
  reviewsPerAnswer,
  stages,
  ...page
}: Page) {
  const { base, job } = journey;
  const reached = REACHED[standing];
  return (
    <CandidatePageFrame employer={job}>
      <main
        className={stepsStyles['step']}
        data-forget-drafts={standing === 'closed-unsent' ? undefined : ''}
      >
        <p className={stepsStyles['step-above']}>{job.title}</p>
        <h1>{TITLES[standing]}</h1>
        {reached && (
          <Stages reached={reached} isOver={standing === 'hired' || standing === 'not-chosen'} />
        )}
        <WhatNext
          standing={standing}
          reviewsPerAnswer={reviewsPerAnswer}
          organisation={job.organisation}
        />
        <dl className={styles['status-facts']}>
          <dt>Your reference</dt>
          <dd>{reference}</dd>
          {submittedAt && (
            <>
              <dt>Sent</dt>
              <dd>
                <TimeInEmployerZoneText at={submittedAt} zone={job.zone} />
              </dd>
            </>
          )}
          {page.plan && (
            <>
              <dt>How we choose</dt>
              <dd>
                <FrozenPlanHashLine plan={page.plan.frozen} zone={job.zone} />
              </dd>
            </>
          )}
        </dl>
        {page.hasFeedback && (
          <p>
            <a className={fieldsStyles['go']} href={`${base}/feedback`}>
              Your feedback report
            </a>
          </p>
        )}
        {page.survey && (
          <p className={surveyStyles['status-survey']}>
            <a className={fieldsStyles['other']} href={`${base}/survey/${page.survey}`}>
              {page.survey === 'applying' ? 'Say how applying was' : 'Say how this was for you'}
            </a>
            <span>Two minutes, and without your name.</span>
          </p>
        )}
        <TestResultBandList bands={page.testBands} />
        {page.plan && <PlanYouAppliedUnderSection {...page.plan} zone={job.zone} />}
        <CollapsibleSection title="Your answers" isOpen={standing === 'closed-unsent'}>
          <ApplicationAnswerList stages={stages} />
        </CollapsibleSection>
        {page.otherJobs && (
          <OtherJobsConsentForm
            organisation={job.organisation}
            base={base}
            zone={job.zone}
            choice={page.otherJobs}
          />
        )}
        {page.tasks.map(({ number, name, state }) => (
          <p key={number}>
            <a
              className={state === 'open' ? fieldsStyles['go'] : fieldsStyles['other']}
              href={`${base}/task/${number}`}
            >
              {name}
              {state === 'submitted' && ': handed in'}
              {state === 'closed' && ': closed'}
            </a>
          </p>
        ))}
        {page.hasInterview && (
          <p>
            <a className={fieldsStyles['go']} href={`${base}/interview`}>
              Your interview
            </a>
          </p>
        )}
        <ul className={styles['status-acts']}>
          {submittedAt && (
            <li>
              <a href={`${base}/history`}>See what was done with your application</a>
            </li>
          )}
          {(page.hasForm || (submittedAt && page.asksForm)) &&
            standing !== 'withdrawn' &&
            standing !== 'closed-unsent' && (
              <li>
                <a href={`${base}/about-you`}>Change or erase your equal-opportunities answers</a>
              </li>
            )}
          {page.mayAskForAdjustment && (
            <li>
              <a href={`${base}/adjustments`}>Ask for an adjustment, or see what was agreed</a>
            </li>
          )}
          <li>
            <a href={`${base}/your-data`}>
              Your data: see it, have it as a file, or have it erased
            </a>
          </li>
          {page.contactEmail && (
            <li>
              <a href={`mailto:${page.contactEmail}`}>Ask {job.organisation} a question</a>
            </li>
          )}
          {page.mayWithdraw && (
            <li>
              <a href={`${base}/withdraw`}>Withdraw your application</a>
            </li>
          )}
        </ul>
      </main>
    </CandidatePageFrame>
  );
}

function Stages({ reached, isOver }: { reached: number; isOver: boolean }) {
  return (
    <ol className={styles['stage-line']} aria-label="Stages">
      {STAGES.map((stage, i) => {
        const n = i + 1;
        const isCurrent = n === reached && !isOver;
        return (
          <li
            key={stage}
            className={isCurrent ? styles['is-current'] : n <= reached ? styles['is-done'] : ''}
            aria-current={n === reached ? 'step' : undefined}
          >
            {stage}
          </li>
        );
      })}
    </ol>
  );
}

function WhatNext({
  standing,
  reviewsPerAnswer,
  organisation,
}: {
  standing: CandidateApplicationStatus;
  reviewsPerAnswer: number;
  organisation: string;
}) {
  const readers = formatPeopleInWords(reviewsPerAnswer);
  switch (standing) {
    case 'submitted':
      return (
        <p>
          Next, each of your answers is read by {readers} who{' '}
          {reviewsPerAnswer === 1 ? 'does' : 'do'} not see your name. This often begins after the
          role has closed. You hear by e-mail either way.
        </p>
      );
    case 'in-review':
      return (
        <p>
          Each answer is read by {readers} without your name. Then {organisation} decides whom to
          invite, and you hear by e-mail.
        </p>
      );
    case 'interviews':
      return <p>{organisation} writes to you to arrange what comes next.</p>;
    case 'hired':
      return <p>{organisation} writes to you about how and when you start.</p>;
    case 'not-chosen':
      return (
        <p>
          Thank you for your time and your answers. {organisation} has decided to go on with other
          candidates. You also had an e-mail about it.
        </p>
      );
    case 'withdrawn':
      return (
        <p>
          {organisation} does not consider it any more. Nothing else happens, and you need not do
          anything.
        </p>
      );
    case 'closed-unsent':
      return (
        <p>
          Nothing can be submitted any more. Your answers were not sent to anybody. You can still
          read and copy them here.
        </p>
      );
  }
}
