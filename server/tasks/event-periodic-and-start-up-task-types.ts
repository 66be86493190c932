import type { EventKind } from '../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { Services } from '../services-type.ts';

/** What a queue holds of a task: which event of which organisation, nothing else. */
export type EventTaskData = { orgId: number; eventId: number };

export type EventTask = {
  /** The events that call for it. */
  on: EventKind[];
  work: (services: Services, data: EventTaskData) => Promise<void>;
  /** Which organisations have any use for it, asked once the events are taken; all, where it is not told. */
  findWanting?: (services: Services) => Promise<ReadonlySet<number>>;
  /** Of how many organisations side by side, where more than one; those of one organisation always one after the other. */
  organisationsAtOnce?: number;
};

/** Work that looks for itself what there is to do. */
export type PeriodicTask = {
  work: (services: Services) => Promise<void>;
  /** How often, where every two seconds is more than anybody needs. */
  everySeconds?: number;
  /** Somebody waits for what a request has just left: it looks after each change as well. */
  soon: boolean;
};

/** Done once, before anybody is served. */
export type StartUpTask = (services: Services) => Promise<void>;
