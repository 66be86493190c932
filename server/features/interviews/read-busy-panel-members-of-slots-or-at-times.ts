import type {
  BusyPanelMembersOfSlots,
  BusyPanelMembersAtTimes,
  findBusyPanelMembersOfSlotsEndpoint as slotsContract,
  findBusyPanelMembersAtTimesEndpoint as timesContract,
} from '@evenhand/contract/interviews/busy-panel-members-endpoints.ts';
import type { HandlerInputOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { startAndEndOfDayInZone } from '../../time/start-and-end-of-day-in-zone.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { loadInterviewRound } from './load-and-change-interview-round.ts';
import { checkInterviewPanelMembers } from './check-interview-panel-members.ts';
import { startTimesOfRequestedSlots } from './create-interview-slots.ts';
import { earliestReadTimeOfFreshBusyTimes } from './fetch-and-store-due-member-calendars.ts';
import {
  findBusyPanelMembersOfSlots,
  findBusyPanelMembersAtTimes,
  findCalendarsOfPanelMembers,
  findPanelMemberIdsOfSlots,
} from './sql/busy-panel-members-and-their-calendars.ts';

type SlotsQuery = HandlerInputOf<typeof slotsContract>['query'] & { jobId: number };

/** Of the times to come: whoever is busy is told of, and asked by nobody whether they come all the same. */
export async function readBusyPanelMembersOfSlots(
  visit: VisitorRequestContext,
  { jobId, from, until }: SlotsQuery,
): Promise<BusyPanelMembersOfSlots> {
  const { db, now } = visit;
  const { id, zone } = await loadManagedJob(visit, { jobId });
  const freshAfter = earliestReadTimeOfFreshBusyTimes(now);
  const asked = {
    jobId: id,
    from: from === undefined ? null : startAndEndOfDayInZone(from, zone).from,
    until: until === undefined ? null : startAndEndOfDayInZone(until, zone).until,
    now,
    freshAfter,
  };
  const panel = await findPanelMemberIdsOfSlots(db, asked);
  return {
    calendars: await findCalendarsOfPanelMembers(db, { panel, freshAfter }),
    busy: await findBusyPanelMembersOfSlots(db, asked),
  };
}

type TimesQuery = {
  jobId: number;
  roundId: number;
  asked: HandlerInputOf<typeof timesContract>['body'];
};

/** @throws Refusal not-found, bad-input */
export async function readBusyPanelMembersAtTimes(
  visit: VisitorRequestContext,
  { jobId, roundId, asked }: TimesQuery,
): Promise<BusyPanelMembersAtTimes> {
  const { db, now } = visit;
  const { zone } = await loadManagedJob(visit, { jobId });
  const round = await loadInterviewRound(visit, { jobId, roundId });
  const minutes = asked.minutes ?? round.minutes;
  const panel = asked.panel ?? round.panel.map(({ id }) => id);
  await checkInterviewPanelMembers(db, panel);
  const starts = startTimesOfRequestedSlots(asked, { minutes, zone, now });
  const freshAfter = earliestReadTimeOfFreshBusyTimes(now);
  return {
    calendars: await findCalendarsOfPanelMembers(db, { panel, freshAfter }),
    busy: await findBusyPanelMembersAtTimes(db, { panel, starts, minutes, freshAfter }),
  };
}
