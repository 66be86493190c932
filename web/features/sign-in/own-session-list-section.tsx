import {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  listOwnSessionsEndpoint,
  type AccountSession,
} from '@evenhand/contract/sign-in/two-factor-session-and-reauthentication-endpoints.ts';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatSessionAge, formatSessionDay } from './format-session-day-and-age.ts';
import styles from './account-security-section.module.css';

export function OwnSessionListSection() {
  const { data, error } = useEndpointQuery(listOwnSessionsEndpoint, {});
  const end = useEndpointMutation(endOwnSessionEndpoint, { refreshes: [listOwnSessionsEndpoint] });
  const endOthers = useEndpointMutation(endOtherSessionsEndpoint, {
    refreshes: [listOwnSessionsEndpoint],
  });
  const failure = error ?? end.error ?? endOthers.error;
  const others = data?.sessions.filter(({ isThis }) => !isThis) ?? [];

  return (
    <section className={styles['security-part']} aria-labelledby="security-sessions">
      <h2 id="security-sessions">Where you are logged in</h2>
      {failure && <ErrorNote>{failure.message}</ErrorNote>}
      <ul className={styles['sessions']}>
        {data?.sessions.map((session) => (
          <li key={session.id}>
            <SessionWords session={session} />
            {!session.isThis && (
              <Button
                aria-label={`Log out ${session.device}`}
                busy={end.isPending && end.variables.params.sessionId === session.id}
                onClick={() =>
                  end.mutate(
                    { params: { sessionId: session.id } },
                    { onSuccess: () => showToast({ text: `Logged out: ${session.device}.` }) },
                  )
                }
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 && data && <p>You are logged in here and nowhere else.</p>}
      {others.length > 0 && (
        <Button
          busy={endOthers.isPending}
          onClick={() =>
            endOthers.mutate(
              {},
              { onSuccess: () => showToast({ text: 'You are logged out everywhere else.' }) },
            )
          }
        >
          Log out everywhere else
        </Button>
      )}
    </section>
  );
}

function SessionWords({ session }: { session: AccountSession }) {
  const { device, network, createdAt, seenAt, isThis, isSupport } = session;
  const [now] = useState(() => new Date());
  return (
    <div>
      <h3>
        {capital(device)} {isThis && <StatusTag colour="green">This browser</StatusTag>}
        {isSupport && <StatusTag colour="purple">Support</StatusTag>}
      </h3>
      <p>
        {isThis ? 'In use now' : `Last used ${formatSessionAge(seenAt, now)}`} · since{' '}
        {formatSessionDay(createdAt)}
        {network !== null && ` · network ${network}`}
      </p>
    </div>
  );
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
