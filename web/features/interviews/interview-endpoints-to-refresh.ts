import {
  findOrganisationInterviewsOfDay,
  listJobInterviews,
} from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { listInterviewSlots } from '@evenhand/contract/interviews/interview-slots.ts';

/** Everything that shows when interviews are. */
export const interviewEndpointsToRefresh = [
  listJobInterviews,
  listInterviewSlots,
  findOrganisationInterviewsOfDay,
] as const;
