import { runTransactionByDoor } from '../../access/run-transaction-by-door.ts';
import type { EventKind } from '../../events/event-catalogue.ts';
import type { EventTask } from '../../tasks/event-and-periodic-task-types.ts';
import { fetchAndStoreDueMemberCalendars } from './fetch-and-store-due-member-calendars.ts';
import { deleteCalendarRowsOfDeactivatedMembers } from './sql/calendars-to-read.ts';

export const calendarEventTasks: Record<string, EventTask> = {
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
