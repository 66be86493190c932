import { listJobInterviews } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline.ts';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { useCall } from '../../net/use-call-and-command.ts';
import { InterviewCalendarDay } from './interview-calendar-day.tsx';
import {
  interviewDayInZone,
  utcOffsetWords,
  readerTimeZone,
} from './interview-days-and-time-zones.ts';
import { groupJobInterviewsByDay } from './job-interview-days.ts';
import { InterviewRoundList } from './interview-round-list.tsx';
import { useNowAtInterviewChanges } from './use-now-at-interview-changes.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import styles from './job-interview-calendar.module.css';

/** The interviews of one role: what is to come, who has no time yet, and what is over. */
export function JobInterviewCalendar({ job: { id } }: { job: JobPipeline }) {
  const calendar = useCall(listJobInterviews, { params: { id } });
  return (
    <LoadedContent
      call={calendar}
      what="the interviews of this role"
      skeleton={<CardSkeletons label="Loading interviews" />}
    >
      {(data) => (data.interviews.length === 0 ? <Nothing /> : <Calendar jobId={id} {...data} />)}
    </LoadedContent>
  );
}

type Props = { jobId: number } & ResponseOf<typeof listJobInterviews>;

function Calendar({ jobId, rounds, interviews }: Props) {
  const zone = readerTimeZone();
  const booked = interviews.flatMap(({ startsAt, minutes }) =>
    startsAt === null ? [] : [{ startsAt, minutes }],
  );
  const now = useNowAtInterviewChanges(booked);
  const { upcoming, past, waiting } = groupJobInterviewsByDay(interviews, { now, zone });
  const day = { jobId, rounds, zone, now, today: interviewDayInZone(now, zone) };
  const pastCount = past.reduce((n, { interviews: own }) => n + own.length, 0);

  return (
    <div className={styles['calendar']}>
      <InterviewRoundList jobId={jobId} rounds={rounds} />
      <section className={styles['calendar-part']} aria-labelledby="calendar-upcoming">
        <header>
          <h2 id="calendar-upcoming">Upcoming</h2>
          {booked.length > 0 && (
            <p>
              Times in{' '}
              {utcOffsetWords(
                [
                  now,
                  ...upcoming.flatMap(({ interviews: own }) => own.map(({ startsAt }) => startsAt)),
                ],
                zone,
              )}
            </p>
          )}
        </header>
        {upcoming.length === 0 && (
          <p className={styles['calendar-none']}>Nothing is booked from now on.</p>
        )}
        {upcoming.map((one) => (
          <InterviewCalendarDay key={one.day} {...day} {...one} />
        ))}
      </section>
      {waiting.length > 0 && (
        <section className={styles['calendar-part']} aria-labelledby="calendar-waiting">
          <header>
            <h2 id="calendar-waiting">
              Invited, no time yet <span>{waiting.length}</span>
            </h2>
          </header>
          <ul className={styles['calendar-waiting']}>
            {waiting.map(({ id, applicationId, ref, person, roundId }) => (
              <li key={id}>
                <Link href={pagePaths.candidate(jobId, applicationId)}>
                  {person ? `${person.firstName} ${person.lastName}` : ref}
                </Link>{' '}
                <span>{rounds.find((round) => round.id === roundId)?.name}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <details className={joinClassNames(styles['calendar-part'], styles['calendar-past'])}>
          <summary>
            Past <span>{pastCount}</span>
          </summary>
          {past.map((one) => (
            <InterviewCalendarDay key={one.day} {...day} {...one} />
          ))}
        </details>
      )}
    </div>
  );
}

function Nothing() {
  return (
    <div className={emptyCardStyles['empty-card']}>
      <h2>No interviews yet</h2>
      <p>
        Once candidates of this role are invited to an interview, their times stand here by day,
        with who is on the panel.
      </p>
    </div>
  );
}
