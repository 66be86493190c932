import type { EventKind } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { EventTask } from '../../tasks/event-periodic-and-start-up-task-types.ts';
import {
  maintainInterviewsOfOrganisation,
  maintainInterviewsOfAllOrganisations,
} from './maintain-interviews-each-minute.ts';
import { moveInterviewCancellationsWithRejection } from './move-interview-cancellations-with-rejection.ts';
import { restoreInterviewsAfterUndo } from './restore-interviews-after-undo.ts';

export const interviewEventTasks: Record<string, EventTask> = {
  'end-interviews': {
    on: [
      'application-rejected',
      'application-hired',
      'application-withdrawn',
      'job-archived',
      'member-deactivated',
    ] satisfies EventKind[],
    work: (services, { orgId }) => maintainInterviewsOfOrganisation(services, orgId),
  },
  'restore-interviews': {
    on: [
      'decision-undone',
      'job-archive-undone',
      'job-unarchived',
      'job-reopened',
    ] satisfies EventKind[],
    work: restoreInterviewsAfterUndo,
  },
  'move-interview-cancellations': {
    on: ['rejection-email-rescheduled'] satisfies EventKind[],
    work: moveInterviewCancellationsWithRejection,
  },
};

export const interviewPeriodicTasks = {
  'see-to-interviews': {
    work: maintainInterviewsOfAllOrganisations,
    soon: false,
    everySeconds: 60,
  },
};
