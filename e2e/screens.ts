import type { Screen } from './screen.ts';
import { applyScreens } from './screens/apply.ts';
import { builderScreens } from './screens/builder.ts';
import { dashboardScreens } from './screens/dashboard.ts';
import { hireStatusScreens } from './screens/hire-status.ts';
import { importScreens } from './screens/imports.ts';
import { integrationScreens } from './screens/integrations.ts';
import { interviewScreens } from './screens/interviews.ts';
import { manageScreens } from './screens/manage.ts';
import { operatorScreens } from './screens/operator.ts';
import { outboxScreens } from './screens/outbox.ts';
import { reviewScreens } from './screens/review.ts';
import { rightColumnScreens } from './screens/right-column.ts';
import { rolePageScreens } from './screens/role-pages.ts';
import { settingsScreens } from './screens/settings.ts';
import { shellScreens } from './screens/shell.ts';
import { signInScreens } from './screens/sign-in.ts';
import { signUpScreens } from './screens/sign-up.ts';
import { startingScreens } from './screens/starting.ts';
import { templateScreens } from './screens/templates.ts';

/**
 * Every screen of the product, checked in: axe and the pictures walk this list, and a house test fails
 * when a route of the web or a page of the server is neither here nor among the exceptions.
 */
export const screens: readonly Screen[] = [
  ...signInScreens,
  ...signUpScreens,
  ...templateScreens,
  ...shellScreens,
  ...dashboardScreens,
  ...startingScreens,
  ...rightColumnScreens,
  ...builderScreens,
  ...manageScreens,
  ...hireStatusScreens,
  ...interviewScreens,
  ...reviewScreens,
  ...rolePageScreens,
  ...applyScreens,
  ...operatorScreens,
  ...settingsScreens,
  ...integrationScreens,
  ...importScreens,
  ...outboxScreens,
];

/** Addresses without a screen of their own, and why. */
export const withoutScreen: Record<string, string> = {
  '/settings': 'goes on to a page of the settings at once',
  '/google/callback': 'goes on to the log-in page or the dashboard at once',
  '/api-management': 'the same screen as /settings/integrations',
  '/': 'goes on to the dashboard or the log-in page at once',
  '/application/{token}': 'goes on to the step that is next',
  '/dev/outbox/{mailId}/html':
    'the mail itself, which stands in a frame of the outbox and runs no script, not even ours',
  '/dev/outbox.json': 'for programs',
  '/dev/outbox.css': 'the style of the outbox',
};
