import {
  type CalendarFeedDetailLevel,
  calendarFeedDetailLevels,
  listInterviewCalendarFeedsEndpoint,
} from '@evenhand/contract/interviews/calendar-feeds.ts';
import { useId, useState } from 'react';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InterviewCalendarFeedListItem } from './interview-calendar-feed-list-item.tsx';
import { RevokeOrRenewInterviewCalendarFeedDialog } from './revoke-or-renew-interview-calendar-feed-dialog.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './interview-calendar-feeds-section.module.css';

type Open = { detail: CalendarFeedDetailLevel; isAnew: boolean };
type Made = { detail: CalendarFeedDetailLevel; url: string };

/** The secret addresses at which a member's own calendar reads their interviews. */
export function InterviewCalendarFeedsSection() {
  const id = useId();
  const feeds = useEndpointQuery(listInterviewCalendarFeedsEndpoint, {});
  const [open, setOpen] = useState<Open>();
  const [made, setMade] = useState<Made>();

  return (
    <section className={settingsPartStyles['settings-part']} aria-labelledby={id}>
      <header className={settingsPartStyles['settings-part-head']}>
        <h2 id={id}>Interviews in your calendar</h2>
        <p>
          Calendar programs can subscribe to a secret address and show the interviews you sit in.
          Whoever has the address reads along, so no name ever stands in it. Calendars ask every few
          hours: what matters at once comes by e-mail.
        </p>
      </header>
      <LoadedContentOrFailure
        call={feeds}
        what="your calendar addresses"
        skeleton={<Skeleton width="100%" height={120} />}
      >
        {(answer) => (
          <ul className={styles['feeds']}>
            {calendarFeedDetailLevels.map((detail) => (
              <InterviewCalendarFeedListItem
                key={detail}
                detail={detail}
                madeAt={answer.feeds.find((feed) => feed.detail === detail)?.madeAt ?? null}
                url={made?.detail === detail ? made.url : null}
                onMade={(url) => setMade({ detail, url })}
                onEnd={(isAnew) => setOpen({ detail, isAnew })}
              />
            ))}
          </ul>
        )}
      </LoadedContentOrFailure>
      {open && (
        <RevokeOrRenewInterviewCalendarFeedDialog
          {...open}
          onEnded={(url) => {
            setMade(url === null ? undefined : { detail: open.detail, url });
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
