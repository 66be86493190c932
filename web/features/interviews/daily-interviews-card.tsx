import { findOrganisationInterviewsOfDayEndpoint } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { Button, IconButton } from '../../ui/button-and-icon-button.tsx';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  dayOfMomentInZone,
  formatIsoDayInUsWords,
  formatDailyInterviewsHeading,
  formatUtcOffsets,
  findReaderTimeZone,
  addDaysToIsoDay,
} from './calculate-and-format-interview-days-and-zones.ts';
import { useIsFirstPaintDone } from '../../ui/use-is-first-paint-done.ts';
import { useNowAtInterviewStartsAndEnds } from './use-now-at-interview-starts-and-ends.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import sideCardStyles from '../../parts/layout/side-card.module.css';
import styles from './daily-interviews-card.module.css';

/** Only on days that have one. */
const InterviewItem = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./interview-of-day-list-item.tsx')))
    .InterviewOfDayListItem,
}));

/** One day of interviews. Which day it is where the reader sits takes a browser as long as ten cards: it is asked after they are seen. */
export function DailyInterviewsCard() {
  return useIsFirstPaintDone() ? <Interviews /> : <Waiting />;
}

/** The frame, as high as it will be. */
function Waiting() {
  const id = useId();
  return (
    <section className={sideCardStyles['side-card']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{formatDailyInterviewsHeading('', '')}</h2>
        <div className={styles['interviews-steps']} />
      </header>
      <p className={styles['interviews-day']} aria-hidden="true">
        &nbsp;
      </p>
      <Loading />
    </section>
  );
}

/** Today's unless another is chosen; at midnight today moves on by itself. */
function Interviews() {
  const zone = findReaderTimeZone();
  const [chosen, setChosen] = useState<string>();
  const [today, setToday] = useState(() => dayOfMomentInZone(new Date(), zone));
  const day = chosen ?? today;
  const slots = useEndpointQuery(findOrganisationInterviewsOfDayEndpoint, {
    body: { date: day, zone },
  });
  // What is kept while another day loads is of the day before.
  const list = slots.isPlaceholderData ? undefined : slots.data;
  const now = useNowAtInterviewStartsAndEnds(list ?? []);
  if (dayOfMomentInZone(now, zone) !== today) setToday(dayOfMomentInZone(now, zone));
  const id = useId();

  function goTo(other: string) {
    setChosen(other === today ? undefined : other);
  }

  return (
    <section className={sideCardStyles['side-card']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{formatDailyInterviewsHeading(day, today)}</h2>
        <div className={styles['interviews-steps']}>
          <IconButton
            label="Previous day"
            icon={<IconChevronLeft aria-hidden="true" />}
            onClick={() => goTo(addDaysToIsoDay(day, -1))}
          />
          <IconButton
            label="Next day"
            icon={<IconChevronRight aria-hidden="true" />}
            onClick={() => goTo(addDaysToIsoDay(day, 1))}
          />
        </div>
      </header>
      <p className={styles['interviews-day']}>
        <time dateTime={day} aria-live="polite">
          {formatIsoDayInUsWords(day)}
        </time>
        {day !== today && (
          <Button look="link" onClick={() => setChosen(undefined)}>
            Back to today
          </Button>
        )}
      </p>
      {slots.isError && !list && (
        <LoadFailureNote onRetry={slots.refetch}>
          We could not load these interviews. Nothing was changed.
        </LoadFailureNote>
      )}
      {!slots.isError && !list && <Loading />}
      {list?.length === 0 && (
        <p className={styles['interviews-none']}>
          {day === today ? 'No interviews today.' : 'No interviews on this day.'}
        </p>
      )}
      {list && list.length > 0 && (
        <Suspense fallback={<Loading />}>
          <ol className={styles['interviews-list']}>
            {list.map((slot) => (
              <InterviewItem key={slot.id} slot={slot} zone={zone} now={now} />
            ))}
          </ol>
          <p className={styles['interviews-zone']}>
            Times in{' '}
            {formatUtcOffsets(
              list.map(({ startsAt }) => startsAt),
              zone,
            )}
          </p>
        </Suspense>
      )}
    </section>
  );
}

function Loading() {
  return (
    <div
      className={joinClassNames(styles['interviews-loading'], skeletonStyles['appears-late'])}
      role="status"
      aria-label="Loading interviews"
    >
      {[180, 150, 170].map((width) => (
        <div key={width} aria-hidden="true">
          <Skeleton width={38} height={18} />
          <Skeleton width={width} height={36} />
        </div>
      ))}
    </div>
  );
}
