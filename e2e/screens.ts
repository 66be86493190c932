import type { Screen } from './screen.ts';
import { applyScreens } from './screens/apply.ts';
import { builderScreens } from './screens/builder.ts';
import { dashboardScreens } from './screens/dashboard.ts';
import { manageScreens } from './screens/manage.ts';
import { outboxScreens } from './screens/outbox.ts';
import { reviewScreens } from './screens/review.ts';
import { signInScreens } from './screens/sign-in.ts';

/**
 * Every screen of the product, checked in: axe and the pictures walk this list, and a house test fails
 * when a route of the web or a page of the server is neither here nor among the exceptions.
 */
export const screens: readonly Screen[] = [
  ...signInScreens,
  ...dashboardScreens,
  ...builderScreens,
  ...manageScreens,
  ...reviewScreens,
  ...applyScreens,
  ...outboxScreens,
];

/** Addresses without a screen of their own, and why. */
export const withoutScreen: Record<string, string> = {
  '/': 'goes on to the dashboard or the log-in page at once',
  '/application/{token}': 'goes on to the step that is next',
  '/dev/outbox/{mailId}/html':
    'the mail itself, which stands in a frame of the outbox and runs no script, not even ours',
  '/dev/outbox.json': 'for programs',
  '/dev/outbox.css': 'the style of the outbox',
};
