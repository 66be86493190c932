import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import {
  dayOfMomentInZone,
  addDaysToIsoDay,
} from './calculate-and-format-interview-days-and-zones.ts';
import { interviewStateAtTime } from './interview-state-and-end-time-by-clock.ts';

export type JobInterviewWithTime = JobInterview & { startsAt: Date };
export type DayWithInterviews = { day: string; interviews: JobInterviewWithTime[] };

export type GroupedJobInterviews = {
  /** The next first; what goes on just now is among them. */
  upcoming: DayWithInterviews[];
  /** The last first. */
  past: DayWithInterviews[];
  /** Invited, and no time booked. */
  waiting: JobInterview[];
};

/** The interviews of a role by the days of the reader's zone. */
export function groupJobInterviewsByDay(
  interviews: readonly JobInterview[],
  { now, zone }: { now: Date; zone: string },
): GroupedJobInterviews {
  const booked = interviews.filter(
    (interview): interview is JobInterviewWithTime =>
      interview.startsAt !== null && interview.state !== 'invited',
  );
  return {
    upcoming: byDay(
      booked.filter((interview) => !isOver(interview, now)),
      zone,
    ),
    past: byDay(
      booked.filter((interview) => isOver(interview, now)),
      zone,
    ).reverse(),
    waiting: interviews.filter(({ state }) => state === 'invited'),
  };
}

export type InterviewStateWord = 'Upcoming' | 'In progress' | 'Completed' | 'Did not come';

/** What is known of it by what was said, else by the clock. */
export function findInterviewStateWord(
  interview: JobInterviewWithTime,
  now: Date,
): InterviewStateWord {
  if (interview.state === 'no_show') return 'Did not come';
  if (interview.state === 'done') return 'Completed';
  const words = {
    upcoming: 'Upcoming',
    'in-progress': 'In progress',
    completed: 'Completed',
  } as const;
  return words[interviewStateAtTime(interview, now)];
}

function isOver(interview: JobInterviewWithTime, now: Date): boolean {
  return !['Upcoming', 'In progress'].includes(findInterviewStateWord(interview, now));
}

function byDay(interviews: readonly JobInterviewWithTime[], zone: string): DayWithInterviews[] {
  const days = Map.groupBy(interviews, ({ startsAt }) => dayOfMomentInZone(startsAt, zone));
  return [...days].map(([day, own]) => ({ day, interviews: own }));
}

/** 'Today, 21 November', 'Saturday 21 November', with the year when it is not this one. */
export function formatInterviewCalendarDayTitle(day: string, today: string): string {
  const date = new Date(day);
  const words = date.toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });
  if (day === today) return `Today, ${words}`;
  if (day === addDaysToIsoDay(today, 1)) return `Tomorrow, ${words}`;
  if (day === addDaysToIsoDay(today, -1)) return `Yesterday, ${words}`;
  return `${date.toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'long' })} ${words}`;
}
