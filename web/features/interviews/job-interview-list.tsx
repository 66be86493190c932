import { useState } from 'react';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { addInterviewSlotsToDays } from './interview-calendar-entries-and-days.ts';
import type { JobInterviewCalendarData } from './interview-calendar-facts-and-dialog-state-types.ts';
import { InterviewCalendarDaySection } from './interview-calendar-day-section.tsx';
import { dayOfMomentInZone } from './calculate-and-format-interview-days-and-zones.ts';
import { groupJobInterviewsByDay } from './group-interviews-by-day-with-state-and-day-words.ts';
import { InvitedWithoutTimeList } from './invited-without-time-list.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './job-interview-calendar-panel.module.css';

type Props = JobInterviewCalendarData & {
  /** Times beyond those that were loaded. */
  hidden: number;
};

const noSlots = { free: [], withdrawn: [] };

/** By day: what is to come with what is free or was withdrawn, who has no time yet, and what is over. */
export function JobInterviewList({ hidden, ...facts }: Props) {
  const { interviews, slots, now, zone } = facts;
  const [showsPast, setShowsPast] = useState(false);
  const grouped = groupJobInterviewsByDay(interviews, { now, zone });
  const { past, waiting } = grouped;
  const upcoming = addInterviewSlotsToDays(grouped.upcoming, slots, { now, zone });
  const today = dayOfMomentInZone(now, zone);
  const pastCount = past.reduce((n, { interviews: own }) => n + own.length, 0);

  return (
    <>
      <section className={styles['calendar-part']} aria-labelledby="calendar-upcoming">
        <h2 id="calendar-upcoming">Upcoming</h2>
        {upcoming.length === 0 && (
          <p className={styles['calendar-none']}>Nothing is booked or free from now on.</p>
        )}
        {upcoming.map((one) => (
          <InterviewCalendarDaySection key={one.day} {...facts} {...one} today={today} />
        ))}
        {hidden > 0 && (
          <p className={styles['calendar-none']}>
            {pluraliseCount(hidden, 'later time')} {hidden === 1 ? 'is' : 'are'} shown by week.
          </p>
        )}
      </section>
      {waiting.length > 0 && <InvitedWithoutTimeList {...facts} waiting={waiting} />}
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
              <InterviewCalendarDaySection
                key={one.day}
                {...facts}
                {...one}
                {...noSlots}
                today={today}
              />
            ))}
        </details>
      )}
    </>
  );
}
