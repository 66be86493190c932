import * as contract from '@evenhand/contract/interviews/member-calendar.ts';
import * as panel from '@evenhand/contract/interviews/panel-busy-times.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import {
  connectMemberCalendar,
  readOwnCalendar,
  removeMemberCalendar,
} from './connect-member-calendar.ts';
import { findBusyPanelOfSlots, findBusyPanelOfTimes } from './find-busy-panel.ts';
import { readCalendarOf } from './read-member-calendars.ts';

export function addMemberCalendarRoutes(server: RoutedApp): void {
  // A calendar that is slow keeps few waiting, and everybody else goes on.
  const limitReadings = createConcurrencyLimiter({ atOnce: 2, waitingMax: 10 });

  addEndpointRoute(
    server,
    contract.findMemberCalendar,
    may.anyMember,
  )(async ({ visit }) => readOwnCalendar(visit));

  addEndpointRoute(
    server,
    contract.connectMemberCalendar,
    may.anyMember,
  )(async ({ visit, body }) => connectMemberCalendar(visit, body));

  addEndpointRoute(
    server,
    contract.readMemberCalendarNow,
    may.anyMember,
  )(
    async ({ visit }, _read: void) => readOwnCalendar(visit),
    async ({ visit: { member }, services }) => {
      const { orgId, actorId: memberId } = member;
      return () => limitReadings(() => readCalendarOf(services, { orgId, memberId }));
    },
  );

  addEndpointRoute(
    server,
    contract.removeMemberCalendar,
    may.anyMember,
  )(async ({ visit }) => {
    await removeMemberCalendar(visit);
    return undefined;
  });

  addEndpointRoute(
    server,
    panel.findBusyPanelOfSlots,
    may.manageJob,
  )(async ({ visit, params, query }) =>
    findBusyPanelOfSlots(visit, { jobId: params.id, ...query }),
  );

  addEndpointRoute(
    server,
    panel.findBusyPanelOfTimes,
    may.manageJob,
  )(async ({ visit, params: { id, roundId }, body }) =>
    findBusyPanelOfTimes(visit, { jobId: id, roundId, asked: body }),
  );
}
