import { type ComponentType, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { page } from './load-page.tsx';

const shell = page(
  () => import('./staff/first-view.ts'),
  (file) => file.StaffShell,
);
const notFound = page(
  () => import('./pages/not-found-page.tsx'),
  (file) => file.NotFoundPage,
);
const home = page(
  () => import('./pages/home-page.tsx'),
  (file) => file.HomePage,
);
const signIn = page(
  () => import('./pages/sign-in-page.tsx'),
  (file) => file.SignInPage,
);
const expired = page(
  () => import('./pages/expired-page.tsx'),
  (file) => file.ExpiredPage,
);
const jobs = page(
  () => import('./staff/first-view.ts'),
  (file) => file.DashboardPage,
);
const jobBoards = page(
  () => import('./pages/job-boards-page.tsx'),
  (file) => file.JobBoardsPage,
);

const jobRedirect = page(
  () => import('./pages/job-redirect-page.tsx'),
  (file) => file.JobRedirectPage,
);

const password = page(
  () => import('./pages/password-page.tsx'),
  (file) => file.PasswordPage,
);
const security = page(
  () => import('./pages/security-page.tsx'),
  (file) => file.SecurityPage,
);

const builder = page(
  () => import('./pages/builder-page.tsx'),
  (file) => file.BuilderPage,
);

const manage = page(
  () => import('./pages/manage-page.tsx'),
  (file) => file.ManagePage,
);

const jobCalendar = page(
  () => import('./pages/job-calendar-page.tsx'),
  (file) => file.JobCalendarPage,
);

const reviewProgress = page(
  () => import('./pages/review-progress-page.tsx'),
  (file) => file.ReviewProgressPage,
);
const jobInvites = page(
  () => import('./pages/job-invites-page.tsx'),
  (file) => file.JobInvitesPage,
);

const jobReport = page(
  () => import('./pages/job-report-page.tsx'),
  (file) => file.JobReportPage,
);

const jobExperience = page(
  () => import('./pages/job-experience-page.tsx'),
  (file) => file.JobExperiencePage,
);

const orgReport = page(
  () => import('./pages/org-report-page.tsx'),
  (file) => file.OrgReportPage,
);

const welcome = page(
  () => import('./pages/sign-up-pages.tsx'),
  (file) => file.WelcomePage,
);
const signUp = page(
  () => import('./pages/sign-up-pages.tsx'),
  (file) => file.SignUpPage,
);

const textAnalysis = page(
  () => import('./pages/advert-analysis-page.tsx'),
  (file) => file.AdvertAnalysisPage,
);

const myTasks = page(
  () => import('./pages/to-dos-page.tsx'),
  (file) => file.ToDosPage,
);

const careersEditor = page(
  () => import('./pages/careers-editor-page.tsx'),
  (file) => file.CareersEditorPage,
);

const search = page(
  () => import('./pages/search-page.tsx'),
  (file) => file.SearchPage,
);

const organisations = page(
  () => import('./pages/organisations-page.tsx'),
  (file) => file.OrganisationsPage,
);
const organisation = page(
  () => import('./pages/organisation-page.tsx'),
  (file) => file.OrganisationPage,
);
const opinions = page(
  () => import('./pages/opinions-page.tsx'),
  (file) => file.OpinionsPage,
);
const auditTrail = page(
  () => import('./pages/audit-page.tsx'),
  (file) => file.AuditPage,
);

const integrations = page(
  () => import('./pages/integrations-page.tsx'),
  (file) => file.IntegrationsPage,
);
const apiDocs = page(
  () => import('./pages/api-docs-page.tsx'),
  (file) => file.ApiDocsPage,
);

const questionLibrary = page(
  () => import('./pages/library-page.tsx'),
  (file) => file.LibraryPage,
);

const emailTemplates = page(
  () => import('./pages/email-templates-page.tsx'),
  (file) => file.EmailTemplatesPage,
);
const emailTemplate = page(
  () => import('./pages/email-template-page.tsx'),
  (file) => file.EmailTemplatePage,
);

const settings = page(
  () => import('./pages/settings-page.tsx'),
  (file) => file.SettingsPage,
);
const profile = page(
  () => import('./pages/profile-page.tsx'),
  (file) => file.ProfilePage,
);
const account = page(
  () => import('./pages/organisation-settings-page.tsx'),
  (file) => file.OrganisationSettingsPage,
);
const people = page(
  () => import('./pages/people-page.tsx'),
  (file) => file.PeoplePage,
);
const equalOpportunities = page(
  () => import('./pages/equal-opportunities-page.tsx'),
  (file) => file.EqualOpportunitiesPage,
);
const yourFeatures = page(
  () => import('./pages/features-page.tsx'),
  (file) => file.FeaturesPage,
);

/** One screen; its title stands until the page knows a better one, such as the name of a role. */
type Screen = { path: string; Page: ComponentType; load: () => Promise<unknown>; title: string };

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
  { path: '/manage/:jobId/review-progress', ...reviewProgress, title: 'Role' },
  { path: '/manage/:jobId/invite', ...jobInvites, title: 'Role' },
  { path: '/manage/:jobId/reports', ...jobReport, title: 'Role' },
  { path: '/manage/:jobId/reports/experience', ...jobExperience, title: 'Role' },
  { path: '/manage/:jobId/calendar', ...jobCalendar, title: 'Role' },
];

export function Routes() {
  return (
    <Suspense fallback={null}>
      <Switch>
        {barePages.map(routeOf)}
        <Route>
          <shell.Page hasScreen={hasScreen}>
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

function routeOf({ path, Page, title }: Screen) {
  return (
    <Route key={path} path={path}>
      <title>{title === PRODUCT ? title : `${title} – ${PRODUCT}`}</title>
      <Page />
    </Route>
  );
}

const PRODUCT = 'Evenhand';

/** Whether a screen of its own stands at a path. */
export function hasScreen(pathname: string): boolean {
  return [...barePages, ...staffPages].some(({ path }) => matches(path, pathname));
}

/** Loads what a page needs, so that it is there when the page is opened. What does not arrive is left to the visit. */
export async function preparePage(pathname: string): Promise<void> {
  const bare = barePages.find(({ path }) => matches(path, pathname));
  const needed = bare
    ? [bare]
    : [shell, staffPages.find(({ path }) => matches(path, pathname)) ?? notFound];
  await Promise.allSettled(needed.map(({ load }) => load()));
}

/** Prepares the page behind a link as soon as somebody points at it. */
export function prepareOnIntent(document: Document) {
  for (const intent of ['pointerover', 'focusin'] as const) {
    document.addEventListener(intent, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === location.origin && !link.target) void preparePage(link.pathname);
    });
  }
}

function matches(pattern: string, pathname: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname);
}
