import type { BeginApplicationPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { CandidateApplicationStep } from '@evenhand/contract/apply/candidate-page-header-outline-and-preview-types.ts';
import { AskForAdjustmentLink } from './ask-for-adjustment-link.tsx';
import { CsrfTokenField, CandidateFormProblemSummary } from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import { ApplicantNameFields } from './applicant-name-fields.tsx';
import { PrivacyNoticeReadCheckbox } from './privacy-notice-read-checkbox.tsx';
import { formatCountWithUnit } from './counts-in-words-and-capitalised-text.ts';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './begin-or-decline-application-page.module.css';

/** Where an application begins that was asked for. Nothing has begun until the button is pressed. */
export function BeginOrDeclineApplicationPage({
  journey,
  hash,
  hasShownInterest,
  minutes,
  asksName,
  form,
}: Page) {
  const { base, job, steps } = journey;
  const { problems, values } = form;
  return (
    <CandidatePageFrame employer={job}>
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{job.title}</p>
        <h1>{hasShownInterest ? 'Ready to apply?' : 'You are invited to apply'}</h1>
        <p>
          {hasShownInterest
            ? `You registered your interest in this role at ${job.organisation}.`
            : `${job.organisation} would like you to apply for this role.`}{' '}
          {describeSteps(steps)}, which takes about {minutes} minutes. No CV and no letter, and you
          can stop and go on later.
        </p>
        <p>
          <a href={`/apply/${hash}`}>Read about the role</a>
          {job.closesAt && (
            <>
              {'. Apply by '}
              <TimeInEmployerZoneText at={job.closesAt} zone={job.zone} isDeadline />
            </>
          )}
        </p>
        <AskForAdjustmentLink base={base} />
        <CandidateFormProblemSummary problems={problems} />
        <form method="post" action={`${base}/start`} noValidate>
          <CsrfTokenField token={form.token} />
          <div className={fieldsStyles['fields']}>
            {asksName && (
              <ApplicantNameFields
                values={values}
                problems={problems}
                hint="Whoever scores your answers does not see your name."
              />
            )}
            <PrivacyNoticeReadCheckbox
              noticeAt={`${base}/your-data/notice?from=start`}
              isTicked={values.consent}
              problem={problems['consent']}
            />
            <button className={fieldsStyles['go']} type="submit">
              Begin application
            </button>
          </div>
        </form>
        <form method="post" action={`${base}/start/no-thanks`} className={styles['start-decline']}>
          <CsrfTokenField token={form.token} />
          <button className={fieldsStyles['other']} type="submit">
            {hasShownInterest ? 'I am no longer interested' : 'No thanks'}
          </button>
        </form>
      </main>
    </CandidatePageFrame>
  );
}

/** 'You fill in a form and answer 3 questions in your own words'. */
function describeSteps(steps: CandidateApplicationStep[]): string {
  const questions = steps.filter(({ path }) => path.startsWith('question/')).length;
  const forms = steps.filter(({ path }) => path.startsWith('form/')).length;
  const parts = [
    forms > 0 && `fill in ${forms === 1 ? 'a form' : `${forms} forms`}`,
    questions > 0 && `answer ${formatCountWithUnit(questions, 'question')} in your own words`,
  ].filter((part) => part !== false);
  return `You ${new Intl.ListFormat('en-GB').format(parts.length > 0 ? parts : ['apply on one page'])}`;
}
