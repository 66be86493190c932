import type { EventKind } from '../../events/event-catalogue.ts';
import type { EventTask } from '../../tasks/event-and-periodic-task-types.ts';
import {
  scheduleFeedbackReleaseOfEvent,
  releaseDueFeedbackReports,
} from './release-due-feedback-reports.ts';

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
