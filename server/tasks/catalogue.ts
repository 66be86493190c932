import { eventEmails } from '../emails/catalogue.ts';
import { emailRounds, emailTasks } from '../features/emails/tasks.ts';
import { figureRounds } from '../features/figures/tasks.ts';
import { inviteRounds } from '../features/invites/tasks.ts';
import { integrationRounds, integrationTasks } from '../features/integrations/tasks.ts';
import { jobRounds } from '../features/jobs/tasks.ts';
import { organisationRounds } from '../features/organisation/tasks.ts';
import { reportingRounds } from '../features/reporting/tasks.ts';
import { reviewTasks } from '../features/review/tasks.ts';
import { signInRounds } from '../features/sign-in/tasks.ts';
import type { BackgroundRound, BackgroundTask } from './task.ts';

/** Background work by name. Each task enters by a door of its own choice, for one organisation. */
export const backgroundTasks: Record<string, BackgroundTask> = {
  ...emailTasks(eventEmails),
  ...reviewTasks,
  ...integrationTasks,
};

export const backgroundRounds: Record<string, BackgroundRound> = {
  ...figureRounds,
  ...reportingRounds,
  ...integrationRounds,
  ...inviteRounds,
  ...emailRounds,
  ...signInRounds,
  ...jobRounds,
  ...organisationRounds,
};
