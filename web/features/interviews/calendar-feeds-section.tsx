import {
  type CalendarFeedDetail,
  calendarFeedDetails,
  listCalendarFeeds,
} from '@evenhand/contract/interviews/calendar-feeds.ts';
import { useId, useState } from 'react';
import { useCall } from '../../net/use-call-and-command.ts';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CalendarFeedRow } from './calendar-feed-row.tsx';
import { EndCalendarFeedDialog } from './end-calendar-feed-dialog.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './calendar-feeds-section.module.css';

type Open = { detail: CalendarFeedDetail; isAnew: boolean };
type Made = { detail: CalendarFeedDetail; url: string };

/** The secret addresses at which a member's own calendar reads their interviews. */
export function CalendarFeedsSection() {
  const id = useId();
  const feeds = useCall(listCalendarFeeds, {});
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
      <LoadedContent
        call={feeds}
        what="your calendar addresses"
        skeleton={<Skeleton width="100%" height={120} />}
      >
        {(answer) => (
          <ul className={styles['feeds']}>
            {calendarFeedDetails.map((detail) => (
              <CalendarFeedRow
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
      </LoadedContent>
      {open && (
        <EndCalendarFeedDialog
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
