import { enterDoor } from '../../access/enter-door.ts';
import type { EventKind } from '../../events/event-catalogue.ts';
import type { EventTask } from '../../tasks/event-and-periodic-task-types.ts';
import { readDueCalendars } from './read-member-calendars.ts';
import { deleteCalendarsOfDeactivated } from './sql/calendars-to-read.ts';

export const calendarEventTasks: Record<string, EventTask> = {
  'forget-calendars': {
    on: ['member-deactivated'] satisfies EventKind[],
    work: (services, { orgId }) =>
      enterDoor(
        { services, door: 'system', actor: { orgId, actorId: null } },
        deleteCalendarsOfDeactivated,
      ),
  },
};

export const calendarPeriodicTasks = {
  'read-calendars': { work: readDueCalendars, soon: false },
};
