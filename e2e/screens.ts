import type { Screen } from './screen.ts';
import { advertScreens } from './screens/advert-analysis.ts';
import { applyScreens } from './screens/apply.ts';
import { builderScreens } from './screens/builder.ts';
import { careersScreens } from './screens/careers.ts';
import { dashboardScreens } from './screens/dashboard.ts';
import { equalOpportunitiesScreens } from './screens/equal-opportunities.ts';
import { hireStatusScreens } from './screens/hire-status.ts';
import { importScreens } from './screens/imports.ts';
import { integrationScreens } from './screens/integrations.ts';
import { interviewScreens } from './screens/interviews.ts';
import { inviteScreens } from './screens/invites.ts';
import { jobPageScreens } from './screens/job-pages.ts';
import { questionLibraryScreens } from './screens/question-library.ts';
import { manageScreens } from './screens/manage.ts';
import { operatorScreens } from './screens/operator.ts';
import { outboxScreens } from './screens/outbox.ts';
import { reportingScreens } from './screens/reporting.ts';
import { reportingChartScreens } from './screens/reporting-charts.ts';
import { reviewScreens } from './screens/review.ts';
import { rightColumnScreens } from './screens/right-column.ts';
import { staffJobPageScreens } from './screens/staff-job-pages.ts';
import { settingsScreens } from './screens/settings.ts';
import { shellScreens } from './screens/shell.ts';
import { signInScreens } from './screens/sign-in.ts';
import { signUpScreens } from './screens/sign-up.ts';
import { startingScreens } from './screens/starting.ts';
import { emailTemplateScreens } from './screens/email-templates.ts';
import { surveyScreens } from './screens/surveys.ts';
import { templateScreens } from './screens/templates.ts';

/**
 * Every screen of the product, checked in: axe and the pictures walk this list, and a house test fails
 * when a route of the web or a page of the server is neither here nor among the exceptions.
 */
export const screens: readonly Screen[] = [
  ...signInScreens,
  ...signUpScreens,
  ...templateScreens,
  ...emailTemplateScreens,
  ...shellScreens,
  ...dashboardScreens,
  ...startingScreens,
  ...rightColumnScreens,
  ...builderScreens,
  ...questionLibraryScreens,
  ...advertScreens,
  ...jobPageScreens,
  ...manageScreens,
  ...inviteScreens,
  ...hireStatusScreens,
  ...interviewScreens,
  ...reviewScreens,
  ...staffJobPageScreens,
  ...reportingScreens,
  ...reportingChartScreens,
  ...applyScreens,
  ...equalOpportunitiesScreens,
  ...careersScreens,
  ...operatorScreens,
  ...settingsScreens,
  ...integrationScreens,
  ...importScreens,
  ...surveyScreens,
  ...outboxScreens,
];

/** Addresses without a screen of their own, and why. */
export const withoutScreen: Record<string, string> = {
  '/job-board': 'the directory of job boards, which has its picture',
  '/settings': 'goes on to a page of the settings at once',
  '/google/callback': 'goes on to the log-in page or the dashboard at once',
  '/api-management': 'the same screen as /settings/integrations',
  '/': 'goes on to the dashboard or the log-in page at once',
  '/application/{token}': 'goes on to the step that is next',
  '/dev/outbox/{mailId}/html':
    'the mail itself, which stands in a frame of the outbox and runs no script, not even ours',
  '/unsubscribe/{token}':
    'the same page as /application/{token}/reminders with other words; its journey is tested over HTTP',
  '/dev/outbox.json': 'for programs',
  '/careers-page/preview': 'the careers page itself, in the frame of its editor',
  '/careers-page/preview/{file}': 'the colours of the preview',
  '/careers/{org}/feed.xml': 'for programs',
  '/careers/{org}/feed.json': 'for programs',
  '/careers/{org}/indeed.xml': 'for programs',
  '/careers/{org}/{file}': 'the colours of a careers page',
  '/sitemap.xml': 'for programs',
  '/robots.txt': 'for programs',
  '/dev/outbox.css': 'the style of the outbox',
};
