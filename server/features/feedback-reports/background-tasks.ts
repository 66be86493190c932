import type { EventKind } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { EventTask } from '../../tasks/event-periodic-and-start-up-task-types.ts';
import {
  scheduleFeedbackReleaseOfEvent,
  releaseDueFeedbackReports,
} from './schedule-and-release-feedback-reports.ts';

export const feedbackReportEventTasks: Record<string, EventTask> = {
  'plan-feedback': {
    on: [
      'application-rejected',
      'decision-undone',
      'rejection-email-rescheduled',
    ] satisfies EventKind[],
    work: scheduleFeedbackReleaseOfEvent,
  },
};

export const feedbackReportPeriodicTasks = {
  'release-feedback': { work: releaseDueFeedbackReports, soon: false },
};
