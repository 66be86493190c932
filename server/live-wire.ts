import type { Change } from './events/catalogue.ts';

/** What every process hears after a commit; `missed` when it may have heard less than there was. */
export type News = Change[] | 'missed';

export type LiveWire = {
  tell: (news: News) => void;
  /** Until the answer is called. */
  hear: (ear: (news: News) => void) => () => void;
};

/** From the one listening connection of a process to whoever tells its open pages. */
export function openLiveWire(): LiveWire {
  const ears = new Set<(news: News) => void>();
  return {
    tell: (news) => {
      for (const ear of ears) ear(news);
    },
    hear: (ear) => {
      ears.add(ear);
      return () => ears.delete(ear);
    },
  };
}
