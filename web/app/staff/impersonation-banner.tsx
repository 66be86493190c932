import { findCurrentImpersonationEndpoint } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useEndImpersonation } from './use-end-impersonation.ts';
import styles from './impersonation-banner.module.css';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;

/** Over every page while an operator looks through somebody's eyes: whose, for how long, and the way back. */
export function ImpersonationBanner({ user }: { user: CurrentUser }) {
  const { data: visit } = useEndpointQuery(findCurrentImpersonationEndpoint, {});
  const goBack = useEndImpersonation();
  const leftMs = useTimeLeft(visit?.endsAt, goBack);

  return (
    <aside className={styles['impersonation']} aria-label="Support access">
      <p>
        <IconEye size={18} aria-hidden="true" />
        <span>
          You look through the eyes of{' '}
          <strong>
            {user.firstName} {user.lastName}
          </strong>
          , {user.Org.name}. {leftMs !== undefined && `${minutesLeft(leftMs)}. `}
          Names of candidates stay sealed, and all you do is in their audit trail.
        </span>
      </p>
      <Button size="small" onClick={goBack}>
        Back to my account
      </Button>
    </aside>
  );
}

/** Milliseconds until the end; at the end, `onEnd` is called once. */
function useTimeLeft(endsAt: Date | undefined, onEnd: () => void): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  const end = useEffectEvent(onEnd);
  const isOver = endsAt !== undefined && endsAt.getTime() <= now;

  useEffect(() => {
    if (isOver) return end();
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOver]);

  return endsAt && Math.max(endsAt.getTime() - now, 0);
}

function minutesLeft(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
