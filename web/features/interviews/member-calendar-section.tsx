import { findMemberCalendar } from '@evenhand/contract/interviews/member-calendar.ts';
import { useId } from 'react';
import { useCall } from '../../net/use-call-and-command.ts';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConnectCalendarForm } from './connect-calendar-form.tsx';
import { ConnectedCalendar } from './connected-calendar.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';

/** The calendar in which a member's busy times are read, for whoever lays times for interviews. */
export function MemberCalendarSection() {
  const id = useId();
  const found = useCall(findMemberCalendar, {});
  return (
    <section className={settingsPartStyles['settings-part']} aria-labelledby={id}>
      <header className={settingsPartStyles['settings-part-head']}>
        <h2 id={id}>When you are busy</h2>
        <p>
          If you like, we read when you are busy in a calendar that you keep elsewhere, every ten
          minutes and six months ahead. Whoever lays times for interviews with you is warned, and
          sees no more than that: what you do, where and with whom is not kept. Nothing depends on
          it.
        </p>
      </header>
      <LoadedContent
        call={found}
        what="your calendar"
        skeleton={<Skeleton width="100%" height={120} />}
      >
        {({ calendar }) =>
          calendar === null ? (
            <ConnectCalendarForm />
          ) : (
            <ConnectedCalendar calendar={calendar} now={new Date(found.dataUpdatedAt)} />
          )
        }
      </LoadedContent>
    </section>
  );
}
