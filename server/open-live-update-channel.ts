import type { BroadcastEvent } from './events/event-kind-catalogue-and-broadcast-event-type.ts';

/** What every process hears after a commit; `missed` when it may have heard less than there was. */
export type BroadcastEventsOrMissed = BroadcastEvent[] | 'missed';

export type LiveUpdateChannel = {
  publish: (news: BroadcastEventsOrMissed) => void;
  /** Until the answer is called. */
  subscribe: (listener: (news: BroadcastEventsOrMissed) => void) => () => void;
};

/** From the one listening connection of a process to whoever tells its open pages. */
export function openLiveUpdateChannel(): LiveUpdateChannel {
  const listeners = new Set<(update: BroadcastEventsOrMissed) => void>();
  return {
    publish: (update) => {
      for (const listener of listeners) listener(update);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
