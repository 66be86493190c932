import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { lazyPage } from './lazy-page.tsx';
import { routeOf, type Screen } from './route-of-screen.tsx';

const shell = lazyPage(
  () => import('./staff/dashboard-with-shell.ts'),
  (file) => file.StaffShell,
);
const notFound = lazyPage(
  () => import('./pages/not-found-page.tsx'),
  (file) => file.NotFoundPage,
);
const home = lazyPage(
  () => import('./pages/home-redirect-page.tsx'),
  (file) => file.HomeRedirectPage,
);
const signIn = lazyPage(
  () => import('./pages/sign-in-page.tsx'),
  (file) => file.SignInPage,
);
const expired = lazyPage(
  () => import('./pages/account-expired-page.tsx'),
  (file) => file.AccountExpiredPage,
);
const jobs = lazyPage(
  () => import('./staff/dashboard-with-shell.ts'),
  (file) => file.DashboardPage,
);
const jobBoards = lazyPage(
  () => import('./pages/job-boards-and-sources-page.tsx'),
  (file) => file.JobBoardDirectoryAndCandidateSourcesPage,
);
const jobRedirect = lazyPage(
  () => import('./pages/job-redirect-page.tsx'),
  (file) => file.JobRedirectPage,
);

const password = lazyPage(
  () => import('./pages/choose-password-page.tsx'),
  (file) => file.ChoosePasswordPage,
);
const security = lazyPage(
  () => import('./pages/account-security-page.tsx'),
  (file) => file.AccountSecurityPage,
);

const builder = lazyPage(
  () => import('./pages/job-builder-page.tsx'),
  (file) => file.JobBuilderPage,
);

const manage = lazyPage(
  () => import('./pages/candidates-and-leaderboard-page.tsx'),
  (file) => file.CandidatesAndLeaderboardPage,
);

const jobCalendar = lazyPage(
  () => import('./pages/job-interview-calendar-page.tsx'),
  (file) => file.JobInterviewCalendarPage,
);
const jobTasks = lazyPage(
  () => import('./pages/job-tasks-page.tsx'),
  (file) => file.JobTasksPage,
);
const interviewRound = lazyPage(
  () => import('./pages/interview-round-page.tsx'),
  (file) => file.InterviewRoundPage,
);
const scorecard = lazyPage(
  () => import('./pages/scorecard-page.tsx'),
  (file) => file.ScorecardPage,
);
const enterApplication = lazyPage(
  () => import('./pages/enter-application-page.tsx'),
  (file) => file.EnterApplicationPage,
);
const reviewProgress = lazyPage(
  () => import('./pages/job-review-progress-page.tsx'),
  (file) => file.JobReviewProgressPage,
);
const jobInvites = lazyPage(
  () => import('./pages/job-invites-page.tsx'),
  (file) => file.JobInvitesPage,
);
const jobPlan = lazyPage(
  () => import('./pages/job-plan-page.tsx'),
  (file) => file.JobPlanPage,
);
const decisionRecord = lazyPage(
  () => import('./pages/decision-record-page.tsx'),
  (file) => file.DecisionRecordPage,
);
const jobReport = lazyPage(
  () => import('./pages/job-report-page.tsx'),
  (file) => file.JobReportPage,
);
const jobExperience = lazyPage(
  () => import('./pages/job-experience-survey-report-page.tsx'),
  (file) => file.JobExperienceSurveyReportPage,
);
const orgReport = lazyPage(
  () => import('./pages/organisation-report-page.tsx'),
  (file) => file.OrganisationReportPage,
);
const welcome = lazyPage(
  () => import('./pages/product-landing-and-sign-up-pages.tsx'),
  (file) => file.ProductLandingPage,
);
const signUp = lazyPage(
  () => import('./pages/product-landing-and-sign-up-pages.tsx'),
  (file) => file.SignUpPage,
);
const textAnalysis = lazyPage(
  () => import('./pages/advert-analysis-page.tsx'),
  (file) => file.AdvertAnalysisPage,
);
const myTasks = lazyPage(
  () => import('./pages/to-dos-page.tsx'),
  (file) => file.ToDosPage,
);
const careersEditor = lazyPage(
  () => import('./pages/careers-editor-page.tsx'),
  (file) => file.CareersEditorPage,
);
const search = lazyPage(
  () => import('./pages/job-and-candidate-search-page.tsx'),
  (file) => file.JobAndCandidateSearchPage,
);
const organisations = lazyPage(
  () => import('./pages/operator-organisation-list-page.tsx'),
  (file) => file.OperatorOrganisationListPage,
);
const organisation = lazyPage(
  () => import('./pages/operator-organisation-page.tsx'),
  (file) => file.OperatorOrganisationPage,
);
const opinions = lazyPage(
  () => import('./pages/product-opinions-and-sign-ups-page.tsx'),
  (file) => file.ProductOpinionsAndSignUpsPage,
);
const auditTrail = lazyPage(
  () => import('./pages/audit-trail-page.tsx'),
  (file) => file.AuditTrailPage,
);

const integrations = lazyPage(
  () => import('./pages/integrations-page.tsx'),
  (file) => file.IntegrationsPage,
);
const apiDocs = lazyPage(
  () => import('./pages/api-docs-page.tsx'),
  (file) => file.ApiDocsPage,
);

const questionLibrary = lazyPage(
  () => import('./pages/question-library-page.tsx'),
  (file) => file.QuestionLibraryPage,
);

const emailTemplates = lazyPage(
  () => import('./pages/email-template-list-page.tsx'),
  (file) => file.EmailTemplateListPage,
);
const emailTemplate = lazyPage(
  () => import('./pages/email-template-page.tsx'),
  (file) => file.EmailTemplatePage,
);

const settings = lazyPage(
  () => import('./pages/settings-redirect-page.tsx'),
  (file) => file.SettingsRedirectPage,
);
const profile = lazyPage(
  () => import('./pages/profile-page.tsx'),
  (file) => file.ProfilePage,
);
const account = lazyPage(
  () => import('./pages/organisation-settings-page.tsx'),
  (file) => file.OrganisationSettingsPage,
);
const people = lazyPage(
  () => import('./pages/members-page.tsx'),
  (file) => file.MembersPage,
);
const equalOpportunities = lazyPage(
  () => import('./pages/equal-opportunities-settings-page.tsx'),
  (file) => file.EqualOpportunitiesSettingsPage,
);
const venueSettings = lazyPage(
  () => import('./pages/venue-settings-page.tsx'),
  (file) => file.VenueSettingsPage,
);
const yourFeatures = lazyPage(
  () => import('./pages/feature-settings-page.tsx'),
  (file) => file.FeatureSettingsPage,
);
const privacySettings = lazyPage(
  () => import('./pages/privacy-settings-page.tsx'),
  (file) => file.PrivacySettingsPage,
);

/** Open without a session, without header or footer. */
const barePages: readonly Screen[] = [
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
const staffPages: readonly Screen[] = [
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
        {barePages.map(routeOf)}
        <Route>
          <shell.Page hasScreen={doesStaffPageExist}>
            <Suspense fallback={null}>
              <Switch>
                {staffPages.map(routeOf)}
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
