import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import type { ReactNode } from 'react';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './current-user-load-failure-guard.module.css';

const NOT_LOGGED_IN = 401;

/**
 * Pages are drawn while it is asked who is there. If that fails, the query client begins anew at the front door; where
 * that has just been tried, this says what is wrong.
 */
export function CurrentUserLoadFailureGuard({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useEndpointQuery(findCurrentUserEndpoint, {});
  if (data || !error || error.problem.status === NOT_LOGGED_IN) return children;
  return (
    <section
      className={joinClassNames(styles['basic-data-failed'], skeletonStyles['appears-late'])}
    >
      <title>Not loaded – Evenhand</title>
      <h1>Evenhand could not be loaded</h1>
      <LoadFailureNote onRetry={refetch}>
        We could not find out who you are. Nothing was changed.
      </LoadFailureNote>
      {error.problem.requestId && <p>Reference: {error.problem.requestId}</p>}
    </section>
  );
}
