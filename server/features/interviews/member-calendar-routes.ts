import * as contract from '@evenhand/contract/interviews/member-calendar-endpoints-and-read-problems.ts';
import * as panel from '@evenhand/contract/interviews/busy-panel-members-endpoints.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import {
  connectMemberCalendar,
  readOwnMemberCalendar,
  removeMemberCalendar,
} from './read-connect-and-remove-member-calendar.ts';
import {
  readBusyPanelMembersOfSlots,
  readBusyPanelMembersAtTimes,
} from './read-busy-panel-members-of-slots-or-at-times.ts';
import { fetchAndStoreCalendarOfOneMember } from './fetch-and-store-due-member-calendars.ts';

export function addMemberCalendarRoutes(server: RoutedApp): void {
  // A calendar that is slow keeps few waiting, and everybody else goes on.
  const limitReadings = createConcurrencyLimiter({ atOnce: 2, waitingMax: 10 });

  addEndpointRoute(
    server,
    contract.findMemberCalendarEndpoint,
    may.anyMember,
  )(async ({ visit }) => readOwnMemberCalendar(visit));

  addEndpointRoute(
    server,
    contract.connectMemberCalendarEndpoint,
    may.anyMember,
  )(async ({ visit, body }) => connectMemberCalendar(visit, body));

  addEndpointRoute(
    server,
    contract.readMemberCalendarNowEndpoint,
    may.anyMember,
  )(
    async ({ visit }, _read: void) => readOwnMemberCalendar(visit),
    async ({ visit: { member }, services }) => {
      const { orgId, actorId: memberId } = member;
      return () =>
        limitReadings(() => fetchAndStoreCalendarOfOneMember(services, { orgId, memberId }));
    },
  );

  addEndpointRoute(
    server,
    contract.removeMemberCalendarEndpoint,
    may.anyMember,
  )(async ({ visit }) => {
    await removeMemberCalendar(visit);
    return undefined;
  });

  addEndpointRoute(
    server,
    panel.findBusyPanelMembersOfSlotsEndpoint,
    may.manageJob,
  )(async ({ visit, params, query }) =>
    readBusyPanelMembersOfSlots(visit, { jobId: params.id, ...query }),
  );

  addEndpointRoute(
    server,
    panel.findBusyPanelMembersAtTimesEndpoint,
    may.manageJob,
  )(async ({ visit, params: { id, roundId }, body }) =>
    readBusyPanelMembersAtTimes(visit, { jobId: id, roundId, asked: body }),
  );
}
