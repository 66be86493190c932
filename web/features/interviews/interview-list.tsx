import { useState } from 'react';
import { pluralise } from '../../parts/words/pluralise.ts';
import { addSlotsToDays } from './calendar-entries.ts';
import type { CalendarFacts } from './calendar-facts.ts';
import { InterviewCalendarDay } from './interview-calendar-day.tsx';
import { interviewDayInZone } from './interview-days-and-time-zones.ts';
import { groupJobInterviewsByDay } from './job-interview-days.ts';
import { WaitingForTime } from './waiting-for-time.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './job-interview-calendar.module.css';

type Props = CalendarFacts & {
  /** Times beyond those that were loaded. */
  hidden: number;
};

const noSlots = { free: [], withdrawn: [] };

/** By day: what is to come with what is free or was withdrawn, who has no time yet, and what is over. */
export function InterviewList({ hidden, ...facts }: Props) {
  const { interviews, slots, now, zone } = facts;
  const [showsPast, setShowsPast] = useState(false);
  const grouped = groupJobInterviewsByDay(interviews, { now, zone });
  const { past, waiting } = grouped;
  const upcoming = addSlotsToDays(grouped.upcoming, slots, { now, zone });
  const today = interviewDayInZone(now, zone);
  const pastCount = past.reduce((n, { interviews: own }) => n + own.length, 0);

  return (
    <>
      <section className={styles['calendar-part']} aria-labelledby="calendar-upcoming">
        <h2 id="calendar-upcoming">Upcoming</h2>
        {upcoming.length === 0 && (
          <p className={styles['calendar-none']}>Nothing is booked or free from now on.</p>
        )}
        {upcoming.map((one) => (
          <InterviewCalendarDay key={one.day} {...facts} {...one} today={today} />
        ))}
        {hidden > 0 && (
          <p className={styles['calendar-none']}>
            {pluralise(hidden, 'later time')} {hidden === 1 ? 'is' : 'are'} shown by week.
          </p>
        )}
      </section>
      {waiting.length > 0 && <WaitingForTime {...facts} waiting={waiting} />}
      {past.length > 0 && (
        <details
          className={joinClassNames(styles['calendar-part'], styles['calendar-past'])}
          onToggle={({ currentTarget }) => setShowsPast(currentTarget.open)}
        >
          <summary>
            Past <span>{pastCount}</span>
          </summary>
          {/* A role may have a thousand of them. */}
          {showsPast &&
            past.map((one) => (
              <InterviewCalendarDay key={one.day} {...facts} {...one} {...noSlots} today={today} />
            ))}
        </details>
      )}
    </>
  );
}
