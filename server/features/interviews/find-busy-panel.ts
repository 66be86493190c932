import type {
  BusyPanelOfSlots,
  BusyPanelOfTimes,
  findBusyPanelOfSlots as slotsContract,
  findBusyPanelOfTimes as timesContract,
} from '@evenhand/contract/interviews/panel-busy-times.ts';
import type { HandlerInputOf } from '@evenhand/contract/endpoint.ts';
import type { Visit } from '../../access/visit.ts';
import { dayBounds } from '../../time/day-bounds.ts';
import { loadManagedJob } from '../jobs/load-managed-job.ts';
import { loadInterviewRound } from './change-interview-round.ts';
import { checkPanel } from './check-panel.ts';
import { startsOfSlots } from './lay-interview-slots.ts';
import { busyTimesFreshAfter } from './read-member-calendars.ts';
import {
  findBusyAtSlots,
  findBusyAtTimes,
  findPanelCalendars,
  findPanelOfSlots,
} from './sql/panel-busy-times.ts';

type SlotsQuery = HandlerInputOf<typeof slotsContract>['query'] & { jobId: number };

/** Of the times to come: whoever is busy is told of, and asked by nobody whether they come all the same. */
export async function findBusyPanelOfSlots(
  visit: Visit,
  { jobId, from, until }: SlotsQuery,
): Promise<BusyPanelOfSlots> {
  const { db, now } = visit;
  const { id, zone } = await loadManagedJob(visit, { jobId });
  const freshAfter = busyTimesFreshAfter(now);
  const asked = {
    jobId: id,
    from: from === undefined ? null : dayBounds(from, zone).from,
    until: until === undefined ? null : dayBounds(until, zone).until,
    now,
    freshAfter,
  };
  const panel = await findPanelOfSlots(db, asked);
  return {
    calendars: await findPanelCalendars(db, { panel, freshAfter }),
    busy: await findBusyAtSlots(db, asked),
  };
}

type TimesQuery = {
  jobId: number;
  roundId: number;
  asked: HandlerInputOf<typeof timesContract>['body'];
};

/** @throws Refusal not-found, bad-input */
export async function findBusyPanelOfTimes(
  visit: Visit,
  { jobId, roundId, asked }: TimesQuery,
): Promise<BusyPanelOfTimes> {
  const { db, now } = visit;
  const { zone } = await loadManagedJob(visit, { jobId });
  const round = await loadInterviewRound(visit, { jobId, roundId });
  const minutes = asked.minutes ?? round.minutes;
  const panel = asked.panel ?? round.panel.map(({ id }) => id);
  await checkPanel(db, panel);
  const starts = startsOfSlots(asked, { minutes, zone, now });
  const freshAfter = busyTimesFreshAfter(now);
  return {
    calendars: await findPanelCalendars(db, { panel, freshAfter }),
    busy: await findBusyAtTimes(db, { panel, starts, minutes, freshAfter }),
  };
}
