import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { makeLazyPage } from './make-lazy-page.tsx';
import { routeOfStaffScreen, type StaffScreenRoute } from './route-of-screen.tsx';

const shell = makeLazyPage(
  () => import('./staff/dashboard-with-shell.ts'),
  (file) => file.StaffShell,
);
const notFound = makeLazyPage(
  () => import('./pages/not-found-page.tsx'),
  (file) => file.NotFoundPage,
);
const home = makeLazyPage(
  () => import('./pages/home-redirect-page.tsx'),
  (file) => file.HomeRedirectPage,
);
const signIn = makeLazyPage(
  () => import('./pages/sign-in-page.tsx'),
  (file) => file.SignInPage,
);
const expired = makeLazyPage(
  () => import('./pages/account-expired-page.tsx'),
  (file) => file.AccountExpiredPage,
);
const jobs = makeLazyPage(
  () => import('./staff/dashboard-with-shell.ts'),
  (file) => file.DashboardPage,
);
const jobBoards = makeLazyPage(
  () => import('./pages/job-board-directory-and-candidate-sources-page.tsx'),
  (file) => file.JobBoardDirectoryAndCandidateSourcesPage,
);
const jobRedirect = makeLazyPage(
  () => import('./pages/job-redirect-page.tsx'),
  (file) => file.JobRedirectPage,
);

const password = makeLazyPage(
  () => import('./pages/choose-password-page.tsx'),
  (file) => file.ChoosePasswordPage,
);
const security = makeLazyPage(
  () => import('./pages/account-security-page.tsx'),
  (file) => file.AccountSecurityPage,
);

const builder = makeLazyPage(
  () => import('./pages/job-builder-page.tsx'),
  (file) => file.JobBuilderPage,
);

const manage = makeLazyPage(
  () => import('./pages/candidates-and-leaderboard-page.tsx'),
  (file) => file.CandidatesAndLeaderboardPage,
);

const jobCalendar = makeLazyPage(
  () => import('./pages/job-interview-calendar-page.tsx'),
  (file) => file.JobInterviewCalendarPage,
);
const jobTasks = makeLazyPage(
  () => import('./pages/job-candidate-tasks-page.tsx'),
  (file) => file.JobCandidateTasksPage,
);
const interviewRound = makeLazyPage(
  () => import('./pages/interview-round-page.tsx'),
  (file) => file.InterviewRoundPage,
);
const scorecard = makeLazyPage(
  () => import('./pages/scorecard-page.tsx'),
  (file) => file.ScorecardPage,
);
const enterApplication = makeLazyPage(
  () => import('./pages/enter-application-on-behalf-page.tsx'),
  (file) => file.EnterApplicationOnBehalfPage,
);
const reviewProgress = makeLazyPage(
  () => import('./pages/job-review-progress-page.tsx'),
  (file) => file.JobReviewProgressPage,
);
const jobInvites = makeLazyPage(
  () => import('./pages/job-invitations-to-apply-page.tsx'),
  (file) => file.JobInvitationsToApplyPage,
);
const jobPlan = makeLazyPage(
  () => import('./pages/job-plan-page.tsx'),
  (file) => file.JobPlanPage,
);
const decisionRecord = makeLazyPage(
  () => import('./pages/decision-record-page.tsx'),
  (file) => file.DecisionRecordPage,
);
const jobReport = makeLazyPage(
  () => import('./pages/job-report-page.tsx'),
  (file) => file.JobReportPage,
);
const jobExperience = makeLazyPage(
  () => import('./pages/job-experience-survey-report-page.tsx'),
  (file) => file.JobExperienceSurveyReportPage,
);
const orgReport = makeLazyPage(
  () => import('./pages/organisation-report-page.tsx'),
  (file) => file.OrganisationReportPage,
);
const welcome = makeLazyPage(
  () => import('./pages/product-landing-and-sign-up-pages.tsx'),
  (file) => file.ProductLandingPage,
);
const signUp = makeLazyPage(
  () => import('./pages/product-landing-and-sign-up-pages.tsx'),
  (file) => file.SignUpPage,
);
const textAnalysis = makeLazyPage(
  () => import('./pages/advert-analysis-page.tsx'),
  (file) => file.AdvertAnalysisPage,
);
const myTasks = makeLazyPage(
  () => import('./pages/to-dos-page.tsx'),
  (file) => file.ToDosPage,
);
const careersEditor = makeLazyPage(
  () => import('./pages/careers-editor-page.tsx'),
  (file) => file.CareersEditorPage,
);
const search = makeLazyPage(
  () => import('./pages/job-and-candidate-search-page.tsx'),
  (file) => file.JobAndCandidateSearchPage,
);
const organisations = makeLazyPage(
  () => import('./pages/operator-organisation-list-page.tsx'),
  (file) => file.OperatorOrganisationListPage,
);
const organisation = makeLazyPage(
  () => import('./pages/operator-organisation-page.tsx'),
  (file) => file.OperatorOrganisationPage,
);
const opinions = makeLazyPage(
  () => import('./pages/product-opinions-and-sign-ups-page.tsx'),
  (file) => file.ProductOpinionsAndSignUpsPage,
);
const auditTrail = makeLazyPage(
  () => import('./pages/audit-trail-page.tsx'),
  (file) => file.AuditTrailPage,
);

const integrations = makeLazyPage(
  () => import('./pages/integrations-page.tsx'),
  (file) => file.IntegrationsPage,
);
const apiDocs = makeLazyPage(
  () => import('./pages/api-docs-page.tsx'),
  (file) => file.ApiDocsPage,
);

const questionLibrary = makeLazyPage(
  () => import('./pages/question-library-page.tsx'),
  (file) => file.QuestionLibraryPage,
);

const emailTemplates = makeLazyPage(
  () => import('./pages/email-template-list-page.tsx'),
  (file) => file.EmailTemplateListPage,
);
const emailTemplate = makeLazyPage(
  () => import('./pages/email-template-page.tsx'),
  (file) => file.EmailTemplatePage,
);

const settings = makeLazyPage(
  () => import('./pages/settings-redirect-page.tsx'),
  (file) => file.SettingsRedirectPage,
);
const profile = makeLazyPage(
  () => import('./pages/profile-page.tsx'),
  (file) => file.ProfilePage,
);
const account = makeLazyPage(
  () => import('./pages/organisation-settings-page.tsx'),
  (file) => file.OrganisationSettingsPage,
);
const people = makeLazyPage(
  () => import('./pages/manage-members-page.tsx'),
  (file) => file.ManageMembersPage,
);
const equalOpportunities = makeLazyPage(
  () => import('./pages/equal-opportunities-settings-page.tsx'),
  (file) => file.EqualOpportunitiesSettingsPage,
);
const venueSettings = makeLazyPage(
  () => import('./pages/interview-venue-settings-page.tsx'),
  (file) => file.InterviewVenueSettingsPage,
);
const yourFeatures = makeLazyPage(
  () => import('./pages/feature-settings-page.tsx'),
  (file) => file.FeatureSettingsPage,
);
const privacySettings = makeLazyPage(
  () => import('./pages/privacy-settings-page.tsx'),
  (file) => file.PrivacySettingsPage,
);

/** Open without a session, without header or footer. */
const barePages: readonly StaffScreenRoute[] = [
  { path: '/', ...home, title: 'Evenhand' },
  { path: '/login', ...signIn, title: 'Log in' },
  { path: '/:token/reset-password', ...password, title: 'Choose a new password' },
  { path: '/:token/create-password', ...password, title: 'Choose a password' },
  { path: '/expired', ...expired, title: 'Account expired' },
  { path: '/welcome', ...welcome, title: 'Welcome' },
  { path: '/org-signup-new/:stepNumber', ...signUp, title: 'Welcome' },
  { path: '/text-analysis-signup', ...textAnalysis, title: 'Welcome' },
];

/** Inside the shell, which asks who is there and sends strangers to the log-in page. */
const staffPages: readonly StaffScreenRoute[] = [
  { path: '/dashboard', ...jobs, title: 'Jobs' },
  { path: '/user-dashboard', ...myTasks, title: 'My Tasks' },
  { path: '/org-stats', ...orgReport, title: 'Global Reporting' },
  { path: '/careers-page', ...careersEditor, title: 'Careers page' },
  { path: '/job-boards', ...jobBoards, title: 'Job boards' },
  { path: '/job-boards/:part', ...jobBoards, title: 'Job boards' },
  { path: '/job-board', ...jobBoards, title: 'Job boards' },
  { path: '/job-board/:slug', ...jobBoards, title: 'Job board' },
  { path: '/search', ...search, title: 'Search' },
  { path: '/question-library', ...questionLibrary, title: 'Question library' },
  { path: '/email-templates', ...emailTemplates, title: 'Email templates' },
  { path: '/email-templates/:type/:templateId', ...emailTemplate, title: 'Email template' },
  { path: '/settings', ...settings, title: 'Settings' },
  { path: '/settings/profile', ...profile, title: 'Your profile' },
  { path: '/settings/account', ...account, title: 'Account settings' },
  { path: '/settings/users-and-permissions', ...people, title: 'Users and permissions' },
  { path: '/settings/equal-opportunities', ...equalOpportunities, title: 'Equal opportunities' },
  { path: '/settings/features', ...yourFeatures, title: 'Your features' },
  { path: '/settings/rooms', ...venueSettings, title: 'Rooms for interviews' },
  { path: '/settings/privacy', ...privacySettings, title: 'Privacy' },
  { path: '/settings/security', ...security, title: 'Password and two-factor' },
  { path: '/settings/audit', ...auditTrail, title: 'Audit trail' },
  { path: '/operator', ...organisations, title: 'Organisations' },
  { path: '/operator/said', ...opinions, title: 'What people say' },
  { path: '/operator/organisations/:orgId', ...organisation, title: 'Organisation' },
  { path: '/settings/integrations', ...integrations, title: 'Integrations' },
  { path: '/api-management', ...integrations, title: 'Integrations' },
  { path: '/api/docs', ...apiDocs, title: 'API reference' },
  { path: '/builder/:jobId', ...builder, title: 'Role' },
  { path: '/builder/:jobId/new/high-volume', ...builder, title: 'Role' },
  { path: '/builder/:jobId/:step', ...builder, title: 'Role' },
  { path: '/role/:jobId/:path', ...jobRedirect, title: 'Role' },
  { path: '/manage/:jobId', ...manage, title: 'Role' },
  { path: '/manage/:jobId/leaderboard', ...manage, title: 'Role' },
  { path: '/manage/:jobId/enter', ...enterApplication, title: 'Enter an application' },
  { path: '/manage/:jobId/review-progress', ...reviewProgress, title: 'Role' },
  { path: '/manage/:jobId/invite', ...jobInvites, title: 'Role' },
  { path: '/manage/:jobId/reports', ...jobReport, title: 'Role' },
  { path: '/manage/:jobId/reports/experience', ...jobExperience, title: 'Role' },
  { path: '/manage/:jobId/calendar', ...jobCalendar, title: 'Role' },
  { path: '/manage/:jobId/tasks', ...jobTasks, title: 'Role' },
  { path: '/manage/:jobId/rounds/:roundId', ...interviewRound, title: 'Role' },
  { path: '/interviews/:interviewId', ...scorecard, title: 'Interview' },
  { path: '/manage/:jobId/plan', ...jobPlan, title: 'Role' },
  { path: '/manage/:jobId/record', ...decisionRecord, title: 'Role' },
];

export function StaffRoutes() {
  return (
    <Suspense fallback={null}>
      <Switch>
        {barePages.map(routeOfStaffScreen)}
        <Route>
          <shell.Page hasScreen={doesStaffPageExist}>
            <Suspense fallback={null}>
              <Switch>
                {staffPages.map(routeOfStaffScreen)}
                <Route component={notFound.Page} />
              </Switch>
            </Suspense>
          </shell.Page>
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Whether a screen of its own stands at a path. */
export function doesStaffPageExist(pathname: string): boolean {
  return [...barePages, ...staffPages].some(({ path }) => matches(path, pathname));
}

/** Loads what a page needs, so that it is there when the page is opened. What does not arrive is left to the visit. */
export async function preloadStaffPage(pathname: string): Promise<void> {
  const bare = barePages.find(({ path }) => matches(path, pathname));
  const needed = bare
    ? [bare]
    : [shell, staffPages.find(({ path }) => matches(path, pathname)) ?? notFound];
  await Promise.allSettled(needed.map(({ load }) => load()));
}

function matches(pattern: string, pathname: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname);
}
