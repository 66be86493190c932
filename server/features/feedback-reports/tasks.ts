import type { EventKind } from '../../events/event-catalogue.ts';
import type { EventTask } from '../../tasks/event-and-periodic-task-types.ts';
import { planFeedbackOfEvent, releaseDueReports } from './release-due-reports.ts';

export const feedbackReportEventTasks: Record<string, EventTask> = {
  'plan-feedback': {
    on: ['application-rejected', 'decision-undone'] satisfies EventKind[],
    work: planFeedbackOfEvent,
  },
};

export const feedbackReportPeriodicTasks = {
  'release-feedback': { work: releaseDueReports, soon: false },
};
