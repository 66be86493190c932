import { listInterviewSlots } from '@evenhand/contract/interviews/interview-slots.ts';
import { useCall } from '../../net/use-call-and-command.ts';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { daysOfWeek, mergeCalendarEntries } from './calendar-entries.ts';
import type { CalendarFacts } from './calendar-facts.ts';
import { useCalendarUrlQuery } from './calendar-url-query.ts';
import { interviewDayInZone } from './interview-days-and-time-zones.ts';
import { interviewCalendarDayTitle } from './job-interview-days.ts';
import { WeekEntry } from './week-entry.tsx';
import styles from './interview-week.module.css';

/** Seven days side by side; on a phone one below the other. */
export function InterviewWeek(facts: CalendarFacts) {
  const { jobId, interviews, zone, now } = facts;
  const { query } = useCalendarUrlQuery();
  const today = interviewDayInZone(now, zone);
  const days = daysOfWeek(query.day ?? today);
  const week = useCall(listInterviewSlots, {
    params: { id: jobId },
    query: { from: days[0], until: days[6], withdrawn: query.withdrawn },
  });
  return (
    <LoadedContent
      call={week}
      what="the times of this week"
      skeleton={<Skeleton width="100%" height={360} />}
    >
      {({ slots, total }) => {
        const entries = Map.groupBy(mergeCalendarEntries(slots, interviews), ({ startsAt }) =>
          interviewDayInZone(startsAt, zone),
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
                    <h2>{interviewCalendarDayTitle(day, today)}</h2>
                    {own.length === 0 ? (
                      <p>No times</p>
                    ) : (
                      <ol>
                        {own.map((entry) => (
                          <WeekEntry key={entry.key} entry={entry} {...facts} />
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
    </LoadedContent>
  );
}
