import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { EventKind } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { EventTask } from '../../tasks/event-periodic-and-start-up-task-types.ts';
import { fetchAndStoreDueMemberCalendars } from './fetch-and-store-due-member-calendars.ts';
import { deleteCalendarRowsOfDeactivatedMembers } from './sql/member-calendar-and-busy-time-queries.ts';

export const memberCalendarEventTasks: Record<string, EventTask> = {
  'forget-calendars': {
    on: ['member-deactivated'] satisfies EventKind[],
    work: (services, { orgId }) =>
      runTransactionByDoor(
        { services, door: 'system', actor: { orgId, actorId: null } },
        deleteCalendarRowsOfDeactivatedMembers,
      ),
  },
};

export const calendarPeriodicTasks = {
  'read-calendars': { work: fetchAndStoreDueMemberCalendars, soon: false },
};
