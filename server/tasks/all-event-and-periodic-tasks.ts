import { memberEventEmails } from '../emails/all-member-event-emails.ts';
import { candidateTaskPeriodicTasks } from '../features/candidate-tasks/tasks.ts';
import { candidateTestPeriodicTasks } from '../features/candidate-tests/tasks.ts';
import { dataRequestPeriodicTasks } from '../features/data-requests/tasks.ts';
import { emailPeriodicTasks, makeEmailEventTasks } from '../features/emails/tasks.ts';
import {
  feedbackReportEventTasks,
  feedbackReportPeriodicTasks,
} from '../features/feedback-reports/tasks.ts';
import { rollupPeriodicTasks } from '../features/figures/tasks.ts';
import {
  calendarEventTasks,
  calendarPeriodicTasks,
} from '../features/interviews/calendar-tasks.ts';
import { scorecardPeriodicTasks } from '../features/interviews/scorecard-tasks.ts';
import { invitationToApplyPeriodicTasks } from '../features/invites/tasks.ts';
import { webhookPeriodicTasks, webhookEventTasks } from '../features/integrations/tasks.ts';
import { interviewEventTasks, interviewPeriodicTasks } from '../features/interviews/tasks.ts';
import { jobPeriodicTasks } from '../features/jobs/tasks.ts';
import { organisationPeriodicTasks } from '../features/organisation/tasks.ts';
import { pipelinePeriodicTasks } from '../features/pipeline/tasks.ts';
import { planPeriodicTasks } from '../features/plan/tasks.ts';
import { reportingPeriodicTasks } from '../features/reporting/tasks.ts';
import { retentionPeriodicTasks, retentionStartTasks } from '../features/retention/tasks.ts';
import { reviewEventTasks } from '../features/review/tasks.ts';
import { signInPeriodicTasks } from '../features/sign-in/tasks.ts';
import { twinRunPeriodicTasks } from '../features/twin-run/tasks.ts';
import type { EventTask, PeriodicTask, StartUpTask } from './event-and-periodic-task-types.ts';

/** Background work by name. Each task enters by a door of its own choice, for one organisation. */
export const allEventTasks: Record<string, EventTask> = {
  ...makeEmailEventTasks(memberEventEmails),
  ...reviewEventTasks,
  ...interviewEventTasks,
  ...calendarEventTasks,
  ...webhookEventTasks,
  ...feedbackReportEventTasks,
};

export const allPeriodicTasks: Record<string, PeriodicTask> = {
  ...rollupPeriodicTasks,
  ...reportingPeriodicTasks,
  ...webhookPeriodicTasks,
  ...invitationToApplyPeriodicTasks,
  ...emailPeriodicTasks,
  ...signInPeriodicTasks,
  ...jobPeriodicTasks,
  ...planPeriodicTasks,
  ...candidateTestPeriodicTasks,
  ...candidateTaskPeriodicTasks,
  ...dataRequestPeriodicTasks,
  ...interviewPeriodicTasks,
  ...scorecardPeriodicTasks,
  ...calendarPeriodicTasks,
  ...pipelinePeriodicTasks,
  ...feedbackReportPeriodicTasks,
  ...organisationPeriodicTasks,
  ...retentionPeriodicTasks,
  ...twinRunPeriodicTasks,
};

/** What is to be done before the first request is served, at each start. */
export const allStartTasks: Record<string, StartUpTask> = { ...retentionStartTasks };
