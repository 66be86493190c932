import type { JobPipeline } from '@evenhand/contract/pipeline.ts';
import { listJobInterviews } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { useState } from 'react';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { useCall } from '../../net/use-call-and-command.ts';
import { CalendarDialogs } from './calendar-dialogs.tsx';
import type { CalendarDialog, CalendarFacts } from './calendar-facts.ts';
import { isFreeSlot } from './calendar-entries.ts';
import { CalendarHead } from './calendar-head.tsx';
import { useCalendarUrlQuery } from './calendar-url-query.ts';
import { InterviewList } from './interview-list.tsx';
import { InterviewRoundList } from './interview-round-list.tsx';
import { InterviewWeek } from './interview-week.tsx';
import { InterviewsToSettle } from './interviews-to-settle.tsx';
import { NoInterviewsNotice } from './no-interviews-notice.tsx';
import { useNowAtInterviewChanges } from './use-now-at-interview-changes.ts';
import { useBusyPanelFromToday, useSlotsFromToday } from './use-slots-from-today.ts';
import styles from './job-interview-calendar.module.css';

/** The interviews of one role and the times for them: what is to come, who has no time yet, and what is over. */
export function JobInterviewCalendar({ job }: { job: JobPipeline }) {
  const interviews = useCall(listJobInterviews, { params: { id: job.id } });
  const slots = useSlotsFromToday(job.id);
  const skeleton = <CardSkeletons label="Loading interviews" />;
  return (
    <LoadedContent call={interviews} what="the interviews of this role" skeleton={skeleton}>
      {(known) => (
        <LoadedContent call={slots} what="the times of this role" skeleton={skeleton}>
          {(laid) => <Calendar job={job} {...known} {...laid} />}
        </LoadedContent>
      )}
    </LoadedContent>
  );
}

type Props = Omit<CalendarFacts, 'jobId' | 'now' | 'onOpen' | 'busyPanel'> & {
  job: JobPipeline;
  total: number;
};

function Calendar({ job, rounds, interviews, slots, total, zone }: Props) {
  const [open, setOpen] = useState<CalendarDialog>();
  const { query } = useCalendarUrlQuery();
  const busyPanel = useBusyPanelFromToday(job.id);
  const booked = interviews.flatMap(({ startsAt, minutes }) =>
    startsAt === null ? [] : [{ startsAt, minutes }],
  );
  const now = useNowAtInterviewChanges(booked);
  const facts: CalendarFacts = {
    jobId: job.id,
    rounds,
    interviews,
    slots,
    busyPanel,
    zone,
    now,
    onOpen: setOpen,
  };
  const hasAnything =
    interviews.length > 0 ||
    slots.some((slot) => isFreeSlot(slot, now) || slot.withdrawnAt !== null);

  return (
    <div className={styles['calendar']}>
      {rounds.length > 0 && <InterviewRoundList {...facts} />}
      <InterviewsToSettle {...facts} />
      {(hasAnything || query.view === 'week' || query.withdrawn === 'hidden') && (
        <CalendarHead {...facts} />
      )}
      {query.view === 'week' ? (
        <InterviewWeek {...facts} />
      ) : hasAnything ? (
        <InterviewList {...facts} hidden={total - slots.length} />
      ) : (
        <NoInterviewsNotice {...facts} />
      )}
      <CalendarDialogs
        {...facts}
        team={job.reviewers}
        open={open}
        onClose={() => setOpen(undefined)}
      />
    </div>
  );
}
