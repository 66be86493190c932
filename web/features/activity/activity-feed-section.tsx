import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { groupActivitiesByDay } from './group-activities-by-day-and-format-times.ts';
import { ActivitiesByDayList } from './activities-by-day-list.tsx';
import { useActivityFeed } from './use-activity-feed.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import sideCardStyles from '../../parts/layout/side-card.module.css';
import styles from './activity-feed-section.module.css';

const FIRST = 8;
const MORE = 12;

/** What happened in the last 30 days, by day; `zone` is the organisation's own. */
export function ActivityFeedSection({ zone }: { zone: string }) {
  const feed = useActivityFeed();
  const [shown, setShown] = useState(FIRST);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const lines = feed.activities?.slice(0, shown);
  const hasMore = feed.hasNextPage || (feed.activities?.length ?? 0) > shown;

  // Whoever asked for more by keyboard goes on at the first of it.
  useEffect(() => {
    if (shown > FIRST) list.current?.querySelectorAll('li')[shown - MORE]?.focus();
  }, [shown]);

  async function showMore() {
    if ((feed.activities?.length ?? 0) < shown + MORE && feed.hasNextPage)
      await feed.fetchNextPage();
    setShown(shown + MORE);
  }

  return (
    <section
      className={joinClassNames(sideCardStyles['side-card'], styles['activity'])}
      aria-labelledby={id}
    >
      <header>
        <h2 id={id}>Activity</h2>
      </header>
      {feed.isError && (
        <LoadFailureNote onRetry={feed.refetch}>
          {lines ? 'We could not load what is new.' : 'We could not load the activity.'} Nothing was
          changed.
        </LoadFailureNote>
      )}
      {feed.isPending && <Loading />}
      {lines?.length === 0 && (
        <p className={styles['activity-none']}>
          Nothing has happened in your roles in the last 30 days.
        </p>
      )}
      {lines && lines.length > 0 && (
        <div ref={list}>
          <ActivitiesByDayList days={groupActivitiesByDay(lines)} zone={zone} />
        </div>
      )}
      {hasMore && (
        <Button size="small" busy={feed.isFetchingNextPage} onClick={showMore}>
          Show more
        </Button>
      )}
    </section>
  );
}

function Loading() {
  return (
    <div
      className={joinClassNames(styles['activity-loading'], skeletonStyles['appears-late'])}
      role="status"
      aria-label="Loading activity"
    >
      {[88, 72, 94, 64].map((percent) => (
        <Skeleton key={percent} width={`${percent}%`} height={16} />
      ))}
    </div>
  );
}
