import { eventEmails } from '../emails/event-emails.ts';
import { emailPeriodicTasks, emailTasks } from '../features/emails/tasks.ts';
import { figurePeriodicTasks } from '../features/figures/tasks.ts';
import { invitePeriodicTasks } from '../features/invites/tasks.ts';
import { integrationPeriodicTasks, integrationTasks } from '../features/integrations/tasks.ts';
import { jobPeriodicTasks } from '../features/jobs/tasks.ts';
import { organisationPeriodicTasks } from '../features/organisation/tasks.ts';
import { reportingRounds } from '../features/reporting/tasks.ts';
import { reviewEventTasks } from '../features/review/tasks.ts';
import { signInPeriodicTasks } from '../features/sign-in/tasks.ts';
import type { BackgroundRound, BackgroundTask } from './background-task.ts';

/** Background work by name. Each task enters by a door of its own choice, for one organisation. */
export const backgroundTasks: Record<string, BackgroundTask> = {
  ...emailTasks(eventEmails),
  ...reviewEventTasks,
  ...integrationTasks,
};

export const backgroundRounds: Record<string, BackgroundRound> = {
  ...figurePeriodicTasks,
  ...reportingRounds,
  ...integrationPeriodicTasks,
  ...invitePeriodicTasks,
  ...emailPeriodicTasks,
  ...signInPeriodicTasks,
  ...jobPeriodicTasks,
  ...organisationPeriodicTasks,
};
