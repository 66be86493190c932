import { listInterviewSlots } from '@evenhand/contract/interviews/interview-slots.ts';
import {
  type BusyPanelOfSlots,
  findBusyPanelOfSlots,
} from '@evenhand/contract/interviews/panel-busy-times.ts';
import { useState } from 'react';
import { useCall } from '../../net/use-call-and-command.ts';
import { useCalendarUrlQuery } from './calendar-url-query.ts';
import { addDays, interviewDayInZone } from './interview-days-and-time-zones.ts';

/** The times of a role from today on; a day earlier is asked for, since today begins earlier elsewhere. */
export function useSlotsFromToday(jobId: number) {
  const from = useDayBefore();
  const { withdrawn } = useCalendarUrlQuery().query;
  return useCall(listInterviewSlots, { params: { id: jobId }, query: { from, withdrawn } });
}

/** Who of their panels is busy then. The page waits for it no moment, and does without. */
export function useBusyPanelFromToday(jobId: number): BusyPanelOfSlots {
  const from = useDayBefore();
  const { data } = useCall(findBusyPanelOfSlots, { params: { id: jobId }, query: { from } });
  return data ?? { calendars: [], busy: [] };
}

function useDayBefore(): string {
  const [from] = useState(() => addDays(interviewDayInZone(new Date(), 'UTC'), -1));
  return from;
}
