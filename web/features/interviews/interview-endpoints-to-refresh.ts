import {
  findOrganisationInterviewsOfDay,
  listJobInterviews,
} from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { findBusyPanelOfSlots } from '@evenhand/contract/interviews/panel-busy-times.ts';
import { listInterviewSlots } from '@evenhand/contract/interviews/interview-slots.ts';

/** Everything that shows when interviews are. */
export const interviewEndpointsToRefresh = [
  listJobInterviews,
  listInterviewSlots,
  findBusyPanelOfSlots,
  findOrganisationInterviewsOfDay,
] as const;
