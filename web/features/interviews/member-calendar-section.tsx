import {
  findMemberCalendarEndpoint,
  readMemberCalendarNowEndpoint,
} from '@evenhand/contract/interviews/member-calendar-endpoints-and-read-problems.ts';
import { useId } from 'react';
import {
  useEndpointMutation,
  useEndpointQuery,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConnectMemberCalendarForm } from './connect-member-calendar-form.tsx';
import { ConnectedMemberCalendarCard } from './connected-member-calendar-card.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';

/** The calendar in which a member's busy times are read, for whoever lays times for interviews. */
export function MemberCalendarSection() {
  const id = useId();
  const found = useEndpointQuery(findMemberCalendarEndpoint, {});
  // Begun by the form, which is gone by then, and by the card.
  const read = useEndpointMutation(readMemberCalendarNowEndpoint, {
    refreshes: [findMemberCalendarEndpoint],
  });
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
      <LoadedContentOrFailure
        call={found}
        what="your calendar"
        skeleton={<Skeleton width="100%" height={120} />}
      >
        {({ calendar }) =>
          calendar === null ? (
            <ConnectMemberCalendarForm onConnected={() => read.mutate({})} />
          ) : (
            <ConnectedMemberCalendarCard
              calendar={calendar}
              now={new Date(found.dataUpdatedAt)}
              read={read}
            />
          )
        }
      </LoadedContentOrFailure>
    </section>
  );
}
