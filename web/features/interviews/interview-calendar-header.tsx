import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import { Button, IconButton } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { listDaysOfWeekAround } from './interview-calendar-entries-and-days.ts';
import type { JobInterviewCalendarData } from './interview-calendar-facts-and-dialog-state-types.ts';
import { useInterviewCalendarUrlQuery } from './use-interview-calendar-url-query.ts';
import {
  addDaysToIsoDay,
  dayOfMomentInZone,
} from './calculate-and-format-interview-days-and-zones.ts';
import { formatInterviewTimeZone } from './format-interview-day-hours-zone-and-times-count.ts';
import linkTabStyles from '../../parts/layout/link-tabs.module.css';
import styles from './job-interview-calendar-panel.module.css';

const views = { list: 'List', week: 'Week' } as const;

/** List or week, which week, whether with what was withdrawn, and in which zone its times are. */
export function InterviewCalendarHeader({
  zone,
  now,
  slots,
  interviews,
}: JobInterviewCalendarData) {
  const { query, addressOf, change } = useInterviewCalendarUrlQuery();
  const today = dayOfMomentInZone(now, zone);
  const day = query.day ?? today;
  const isThisWeek = listDaysOfWeekAround(day)[0] === listDaysOfWeekAround(today)[0];
  const moments =
    query.view === 'week'
      ? [new Date(`${day}T12:00:00Z`)]
      : [now, ...[...slots, ...interviews].flatMap(({ startsAt }) => startsAt ?? [])].filter(
          (moment) => moment >= now,
        );
  const step = (days: number) => change({ day: addDaysToIsoDay(day, days) }, { replace: true });

  return (
    <div className={styles['calendar-head']}>
      <nav className={linkTabStyles['place-tabs']} aria-label="View of the calendar">
        {Object.entries(views).map(([view, words]) => (
          <Link
            key={view}
            href={addressOf({ view: view === 'week' ? 'week' : 'list' })}
            aria-current={view === query.view ? 'page' : undefined}
          >
            {words}
          </Link>
        ))}
      </nav>
      {query.view === 'week' && (
        <div className={styles['calendar-steps']} role="group" aria-label="Week">
          <IconButton
            label="Previous week"
            icon={<IconChevronLeft aria-hidden="true" />}
            onClick={() => step(-7)}
          />
          <IconButton
            label="Next week"
            icon={<IconChevronRight aria-hidden="true" />}
            onClick={() => step(7)}
          />
          {!isThisWeek && (
            <Button look="link" onClick={() => change({ day: undefined }, { replace: true })}>
              Back to this week
            </Button>
          )}
        </div>
      )}
      <Checkbox
        label="Withdrawn times"
        checked={query.withdrawn === 'shown'}
        onChange={({ currentTarget: { checked } }) =>
          change({ withdrawn: checked ? 'shown' : 'hidden' }, { replace: true })
        }
      />
      <p>{formatInterviewTimeZone(moments, zone)}</p>
    </div>
  );
}
