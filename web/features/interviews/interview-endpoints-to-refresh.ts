import {
  findOrganisationInterviewsOfDayEndpoint,
  listJobInterviewsEndpoint,
} from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { findBusyPanelMembersOfSlotsEndpoint } from '@evenhand/contract/interviews/busy-panel-members-endpoints.ts';
import { listInterviewSlotsEndpoint } from '@evenhand/contract/interviews/interview-slots.ts';

/** Everything that shows when interviews are. */
export const interviewEndpointsToRefresh = [
  listJobInterviewsEndpoint,
  listInterviewSlotsEndpoint,
  findBusyPanelMembersOfSlotsEndpoint,
  findOrganisationInterviewsOfDayEndpoint,
] as const;
