import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { listJobInterviewsEndpoint } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { useState } from 'react';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { InterviewCalendarDialogs } from './interview-calendar-dialogs.tsx';
import type {
  OpenedInterviewCalendarDialogState,
  JobInterviewCalendarData,
} from './interview-calendar-facts-and-dialog-state-types.ts';
import { isInterviewSlotFree } from './interview-calendar-entries-and-days.ts';
import { InterviewCalendarHeader } from './interview-calendar-header.tsx';
import { useInterviewCalendarUrlQuery } from './use-interview-calendar-url-query.ts';
import { JobInterviewList } from './job-interview-list.tsx';
import { InterviewRoundList } from './interview-round-list.tsx';
import { InterviewCalendarWeekGrid } from './interview-calendar-week-grid.tsx';
import { InterviewsToSettleList } from './interviews-to-settle-list.tsx';
import { NoJobInterviewsNotice } from './no-job-interviews-notice.tsx';
import { useNowAtInterviewStartsAndEnds } from './use-now-at-interview-starts-and-ends.ts';
import {
  useBusyPanelMembersFromToday,
  useInterviewSlotsFromToday,
} from './use-interview-slots-and-busy-panel-from-today.ts';
import styles from './job-interview-calendar-panel.module.css';

/** The interviews of one role and the times for them: what is to come, who has no time yet, and what is over. */
export function JobInterviewCalendarPanel({ job }: { job: JobPipeline }) {
  const interviews = useEndpointQuery(listJobInterviewsEndpoint, { params: { id: job.id } });
  const slots = useInterviewSlotsFromToday(job.id);
  const skeleton = <CardSkeletons label="Loading interviews" />;
  return (
    <LoadedContentOrFailure
      call={interviews}
      what="the interviews of this role"
      skeleton={skeleton}
    >
      {(known) => (
        <LoadedContentOrFailure call={slots} what="the times of this role" skeleton={skeleton}>
          {(laid) => <Calendar job={job} {...known} {...laid} />}
        </LoadedContentOrFailure>
      )}
    </LoadedContentOrFailure>
  );
}

type Props = Omit<JobInterviewCalendarData, 'jobId' | 'now' | 'onOpen' | 'busyPanel'> & {
  job: JobPipeline;
  total: number;
};

function Calendar({ job, rounds, interviews, slots, total, zone }: Props) {
  const [open, setOpen] = useState<OpenedInterviewCalendarDialogState>();
  const { query } = useInterviewCalendarUrlQuery();
  const busyPanel = useBusyPanelMembersFromToday(job.id);
  const booked = interviews.flatMap(({ startsAt, minutes }) =>
    startsAt === null ? [] : [{ startsAt, minutes }],
  );
  const now = useNowAtInterviewStartsAndEnds(booked);
  const facts: JobInterviewCalendarData = {
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
    slots.some((slot) => isInterviewSlotFree(slot, now) || slot.withdrawnAt !== null);

  return (
    <div className={styles['calendar']}>
      {rounds.length > 0 && <InterviewRoundList {...facts} />}
      <InterviewsToSettleList {...facts} />
      {(hasAnything || query.view === 'week' || query.withdrawn === 'hidden') && (
        <InterviewCalendarHeader {...facts} />
      )}
      {query.view === 'week' ? (
        <InterviewCalendarWeekGrid {...facts} />
      ) : hasAnything ? (
        <JobInterviewList {...facts} hidden={total - slots.length} />
      ) : (
        <NoJobInterviewsNotice {...facts} />
      )}
      <InterviewCalendarDialogs
        {...facts}
        team={job.reviewers}
        open={open}
        onClose={() => setOpen(undefined)}
      />
    </div>
  );
}
