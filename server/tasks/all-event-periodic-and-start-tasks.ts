import { memberEventEmailDefinitions } from '../emails/all-member-event-emails.ts';
import { candidateTaskPeriodicTasks } from '../features/candidate-tasks/background-tasks.ts';
import { candidateTestPeriodicTasks } from '../features/candidate-tests/background-tasks.ts';
import { dataRequestPeriodicTasks } from '../features/data-requests/background-tasks.ts';
import { emailPeriodicTasks, makeEmailEventTasks } from '../features/emails/background-tasks.ts';
import {
  feedbackReportEventTasks,
  feedbackReportPeriodicTasks,
} from '../features/feedback-reports/background-tasks.ts';
import { rollupPeriodicTasks } from '../features/figures/background-tasks.ts';
import {
  memberCalendarEventTasks,
  calendarPeriodicTasks,
} from '../features/interviews/calendar-background-tasks.ts';
import { scorecardPeriodicTasks } from '../features/interviews/scorecard-background-tasks.ts';
import { invitationToApplyPeriodicTasks } from '../features/invitations-to-apply/background-tasks.ts';
import {
  webhookPeriodicTasks,
  webhookEventTasks,
} from '../features/integrations/background-tasks.ts';
import {
  interviewEventTasks,
  interviewPeriodicTasks,
} from '../features/interviews/background-tasks.ts';
import { jobPeriodicTasks } from '../features/jobs/background-tasks.ts';
import { organisationPeriodicTasks } from '../features/organisation/background-tasks.ts';
import { pipelinePeriodicTasks } from '../features/pipeline/background-tasks.ts';
import { jobPlanPeriodicTasks } from '../features/job-plan/background-tasks.ts';
import { reportingPeriodicTasks } from '../features/reporting/background-tasks.ts';
import {
  retentionPeriodicTasks,
  retentionStartTasks,
} from '../features/retention/background-tasks.ts';
import { reviewEventTasks } from '../features/review/background-tasks.ts';
import { signInPeriodicTasks } from '../features/sign-in/background-tasks.ts';
import { twinRunPeriodicTasks } from '../features/twin-run/background-tasks.ts';
import type {
  EventTask,
  PeriodicTask,
  StartUpTask,
} from './event-periodic-and-start-up-task-types.ts';

/** Background work by name. Each task enters by a door of its own choice, for one organisation. */
export const allEventTasks: Record<string, EventTask> = {
  ...makeEmailEventTasks(memberEventEmailDefinitions),
  ...reviewEventTasks,
  ...interviewEventTasks,
  ...memberCalendarEventTasks,
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
  ...jobPlanPeriodicTasks,
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
