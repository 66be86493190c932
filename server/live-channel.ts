import type { Change } from './events/catalogue.ts';

/** What every process hears after a commit; `missed` when it may have heard less than there was. */
export type PublishedChanges = Change[] | 'missed';

export type LiveChannel = {
  publish: (news: PublishedChanges) => void;
  /** Until the answer is called. */
  subscribe: (listener: (news: PublishedChanges) => void) => () => void;
};

/** From the one listening connection of a process to whoever tells its open pages. */
export function openLiveChannel(): LiveChannel {
  const listeners = new Set<(news: PublishedChanges) => void>();
  return {
    publish: (news) => {
      for (const listener of listeners) listener(news);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
