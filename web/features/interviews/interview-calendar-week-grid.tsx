import { listInterviewSlotsEndpoint } from '@evenhand/contract/interviews/interview-slots.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  listDaysOfWeekAround,
  mergeInterviewCalendarEntries,
} from './interview-calendar-entries-and-days.ts';
import type { JobInterviewCalendarData } from './interview-calendar-facts-and-dialog-state-types.ts';
import { useInterviewCalendarUrlQuery } from './use-interview-calendar-url-query.ts';
import { dayOfMomentInZone } from './calculate-and-format-interview-days-and-zones.ts';
import { formatInterviewCalendarDayTitle } from './group-interviews-by-day-with-state-and-day-words.ts';
import { InterviewCalendarWeekEntryButton } from './interview-calendar-week-entry-button.tsx';
import styles from './interview-calendar-week-grid.module.css';

/** Seven days side by side; on a phone one below the other. */
export function InterviewCalendarWeekGrid(facts: JobInterviewCalendarData) {
  const { jobId, interviews, zone, now } = facts;
  const { query } = useInterviewCalendarUrlQuery();
  const today = dayOfMomentInZone(now, zone);
  const days = listDaysOfWeekAround(query.day ?? today);
  const week = useEndpointQuery(listInterviewSlotsEndpoint, {
    params: { id: jobId },
    query: { from: days[0], until: days[6], withdrawn: query.withdrawn },
  });
  return (
    <LoadedContentOrFailure
      call={week}
      what="the times of this week"
      skeleton={<Skeleton width="100%" height={360} />}
    >
      {({ slots, total }) => {
        const entries = Map.groupBy(
          mergeInterviewCalendarEntries(slots, interviews),
          ({ startsAt }) => dayOfMomentInZone(startsAt, zone),
        );
        return (
          <>
            {total > slots.length && <p>The first {slots.length} times of this week are shown.</p>}
            <ol
              className={styles['week']}
              aria-label="Days of the week"
              aria-busy={week.isPlaceholderData || undefined}
            >
              {days.map((day) => {
                const own = entries.get(day) ?? [];
                return (
                  <li key={day} data-today={day === today || undefined}>
                    <h2>{formatInterviewCalendarDayTitle(day, today)}</h2>
                    {own.length === 0 ? (
                      <p>No times</p>
                    ) : (
                      <ol>
                        {own.map((entry) => (
                          <InterviewCalendarWeekEntryButton
                            key={entry.key}
                            entry={entry}
                            {...facts}
                          />
                        ))}
                      </ol>
                    )}
                  </li>
                );
              })}
            </ol>
          </>
        );
      }}
    </LoadedContentOrFailure>
  );
}
