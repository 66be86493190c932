import { listInterviewSlotsEndpoint } from '@evenhand/contract/interviews/interview-slots.ts';
import {
  type BusyPanelMembersOfSlots,
  findBusyPanelMembersOfSlotsEndpoint,
} from '@evenhand/contract/interviews/busy-panel-members-endpoints.ts';
import { useState } from 'react';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useInterviewCalendarUrlQuery } from './use-interview-calendar-url-query.ts';
import {
  addDaysToIsoDay,
  dayOfMomentInZone,
} from './calculate-and-format-interview-days-and-zones.ts';

/** The times of a role from today on; a day earlier is asked for, since today begins earlier elsewhere. */
export function useInterviewSlotsFromToday(jobId: number) {
  const from = useDayBefore();
  const { withdrawn } = useInterviewCalendarUrlQuery().query;
  return useEndpointQuery(listInterviewSlotsEndpoint, {
    params: { id: jobId },
    query: { from, withdrawn },
  });
}

/** Who of their panels is busy then. The page waits for it no moment, and does without. */
export function useBusyPanelMembersFromToday(jobId: number): BusyPanelMembersOfSlots {
  const from = useDayBefore();
  const { data } = useEndpointQuery(findBusyPanelMembersOfSlotsEndpoint, {
    params: { id: jobId },
    query: { from },
  });
  return data ?? { calendars: [], busy: [] };
}

function useDayBefore(): string {
  const [from] = useState(() => addDaysToIsoDay(dayOfMomentInZone(new Date(), 'UTC'), -1));
  return from;
}
