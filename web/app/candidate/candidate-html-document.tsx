import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { PageAssetFiles } from '@evenhand/contract/server-rendered-page-props.ts';
import { CandidateAdjustmentsPage } from '../../features/apply/candidate-adjustments-page.tsx';
import { DataExportGonePage } from '../../features/apply/data-export-gone-page.tsx';
import { EraseOwnDataPage } from '../../features/apply/erase-own-data-page.tsx';
import { PrivacyNoticePage } from '../../features/apply/privacy-notice-page.tsx';
import { YourDataPage } from '../../features/apply/your-data-page.tsx';
import { CandidateEqualOpportunitiesPage } from '../../features/apply/candidate-equal-opportunities-page.tsx';
import { CheckAnswersPage } from '../../features/apply/check-answers-page.tsx';
import { ClosedJobPage } from '../../features/apply/closed-job-page.tsx';
import { JobPageMetaTags } from '../../features/apply/job-page-meta-tags.tsx';
import { RegisterInterestInJobPage } from '../../features/apply/register-interest-in-job-page.tsx';
import { PublicJobPage } from '../../features/apply/public-job-page.tsx';
import { InterviewBookingPage } from '../../features/apply/interview-booking-page.tsx';
import { PersonalLinkSentPage } from '../../features/apply/personal-link-sent-page.tsx';
import { CandidateFormPage } from '../../features/apply/candidate-form-page.tsx';
import { CandidateQuestionPage } from '../../features/apply/candidate-question-page.tsx';
import { CandidateErrorPage } from '../../features/apply/candidate-error-page.tsx';
import { TextsNotStoredPage } from '../../features/apply/texts-not-stored-page.tsx';
import { BeginOrDeclineApplicationPage } from '../../features/apply/begin-or-decline-application-page.tsx';
import { ApplicationStatusPage } from '../../features/apply/application-status-page.tsx';
import { StopInvitationsPage } from '../../features/apply/stop-invitations-page.tsx';
import { StopRemindersPage } from '../../features/apply/stop-reminders-page.tsx';
import { CandidateExperienceSurveyPage } from '../../features/apply/candidate-experience-survey-page.tsx';
import { CandidateTaskPage } from '../../features/apply/candidate-task-page.tsx';
import { CandidateTestPage } from '../../features/apply/candidate-test-page.tsx';
import { WithdrawApplicationPage } from '../../features/apply/withdraw-application-page.tsx';

/** A whole document: nothing on it needs a script to be read or sent. */
export function CandidateHtmlDocument({
  page,
  files,
}: {
  page: AnyCandidatePageProps;
  files: PageAssetFiles;
}) {
  return (
    <html lang="en-GB" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        {isPublic(page) || <meta name="robots" content="noindex" />}
        <title>{titleOf(page)}</title>
        {page.page === 'job' && page.head && <JobPageMetaTags {...page} head={page.head} />}
        <link rel="icon" type="image/svg+xml" href="/assets/evenhand-1.svg" />
        {files.font && (
          <link rel="preload" as="font" type="font/woff2" href={files.font} crossOrigin="" />
        )}
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {files.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <Body page={page} />
      </body>
    </html>
  );
}

function Body({ page }: { page: AnyCandidatePageProps }) {
  switch (page.page) {
    case 'job':
      return <PublicJobPage {...page} />;
    case 'job-closed':
      return <ClosedJobPage {...page} />;
    case 'interest':
      return <RegisterInterestInJobPage {...page} />;
    case 'start':
      return <BeginOrDeclineApplicationPage {...page} />;
    case 'mail-sent':
      return <PersonalLinkSentPage {...page} />;
    case 'about-you':
      return <CandidateEqualOpportunitiesPage {...page} />;
    case 'form':
      return <CandidateFormPage {...page} />;
    case 'question':
      return <CandidateQuestionPage {...page} />;
    case 'texts-not-stored':
      return <TextsNotStoredPage {...page} />;
    case 'test':
      return <CandidateTestPage {...page} />;
    case 'check':
      return <CheckAnswersPage {...page} />;
    case 'status':
      return <ApplicationStatusPage {...page} />;
    case 'withdraw':
      return <WithdrawApplicationPage {...page} />;
    case 'adjustments':
      return <CandidateAdjustmentsPage {...page} />;
    case 'your-data':
      return <YourDataPage {...page} />;
    case 'erase-data':
      return <EraseOwnDataPage {...page} />;
    case 'data-export-gone':
      return <DataExportGonePage {...page} />;
    case 'privacy-notice':
      return <PrivacyNoticePage {...page} />;
    case 'interview':
      return <InterviewBookingPage {...page} />;
    case 'task':
      return <CandidateTaskPage {...page} />;
    case 'survey':
      return <CandidateExperienceSurveyPage {...page} />;
    case 'stop-reminders':
      return <StopRemindersPage {...page} />;
    case 'stop-invitations':
      return <StopInvitationsPage {...page} />;
    case 'refusal':
      return <CandidateErrorPage {...page} />;
  }
}

function isPublic(page: AnyCandidatePageProps): boolean {
  return page.page === 'job' && page.preview === null;
}

function titleOf(page: AnyCandidatePageProps): string {
  if (page.page === 'refusal') return page.title;
  if (page.page === 'stop-invitations') return `No more invitations – ${page.organisation}`;
  const { title, organisation } = 'job' in page ? page.job : page.journey.job;
  const hasProblems = 'form' in page && Object.keys(page.form.problems).length > 0;
  return `${hasProblems ? 'Look again: ' : ''}${stepOf(page)}${title} – ${organisation}`;
}

function stepOf(
  page: Exclude<AnyCandidatePageProps, { page: 'refusal' | 'stop-invitations' }>,
): string {
  switch (page.page) {
    case 'job':
      return '';
    case 'job-closed':
      return 'Closed: ';
    case 'interest':
      return 'Register your interest: ';
    case 'start':
      return 'Apply: ';
    case 'mail-sent':
      return 'Check your e-mail: ';
    case 'about-you':
      return 'About you: ';
    case 'form':
      return `${page.stage.name}: `;
    case 'question':
      return `Question ${page.number}: `;
    case 'texts-not-stored':
      return page.reason === 'not-asked' ? 'Not asked any more: ' : 'Not stored: ';
    case 'test':
      return `${page.test.name}: `;
    case 'check':
      return 'Check your answers: ';
    case 'status':
      return 'Your application: ';
    case 'withdraw':
      return 'Withdraw: ';
    case 'adjustments':
      return 'Adjustments: ';
    case 'your-data':
      return 'Your data: ';
    case 'erase-data':
      return 'Erase: ';
    case 'data-export-gone':
      return 'Gone: ';
    case 'privacy-notice':
      return 'How your data is used: ';
    case 'interview':
      return 'Your interview: ';
    case 'task':
      return `${page.task.name}: `;
    case 'survey':
      return page.moment === 'applying' ? 'How was applying? ' : 'How were you told? ';
    case 'stop-reminders':
      return 'No more reminders: ';
  }
}
