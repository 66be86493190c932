import type { EventKind } from '../events/catalogue.ts';
import type { Outside } from '../outside.ts';

/** What a queue holds of a task: which event of which organisation, nothing else. */
export type TaskData = { orgId: number; eventId: number };

export type Task = {
  /** The events that call for it. */
  on: EventKind[];
  work: (outside: Outside, data: TaskData) => Promise<void>;
};
