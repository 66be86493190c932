import {
  type CurrentUser,
  findCurrentUserEndpoint,
} from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type ReauthenticationReason,
  setReauthenticationHandler,
} from '../../net/reauthentication-handler.ts';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { scheduleDailyLoginCall } from './schedule-daily-login-call.ts';
import {
  requestReauthenticationOfUser,
  subscribeToPendingReauthentication,
  readPendingReauthentication,
  settlePendingReauthentication,
} from './pending-reauthentication.ts';

const ProofDialog = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./reauthentication-dialog.tsx')))
    .ReauthenticationDialog,
}));

/** Stands once in the shell: from here calls that need a proof first ask for it, without the page being left. */
export function ReauthenticationPrompt() {
  const { data } = useEndpointQuery(findCurrentUserEndpoint, {});
  return data ? <ProofRequestsOf user={data.user} /> : null;
}

function ProofRequestsOf({ user: now }: { user: CurrentUser }) {
  const [user] = useState(now);
  const client = useQueryClient();
  const wanted = useSyncExternalStore(
    subscribeToPendingReauthentication,
    readPendingReauthentication,
  );

  useEffect(() => {
    const ask = user.inImpersonatedAccount ? askForOwnAccount : requestReauthenticationOfUser;
    return setReauthenticationHandler({ id: user.id, ask });
  }, [user]);
  useEffect(() => scheduleDailyLoginCall(user), [user]);
  useEffect(() => {
    if (now.id === user.id) return;
    // Another tab is somebody else's now: whoever does not come back leaves this page to them, with nothing of their own in it.
    void requestReauthenticationOfUser('somebody-else').then((isBack) =>
      isBack ? client.invalidateQueries() : location.reload(),
    );
  }, [client, now.id, user.id]);

  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog
        key={wanted.proof}
        proof={wanted.proof}
        email={user.email}
        onDone={settlePendingReauthentication}
      />
    </Suspense>
  );
}

async function askForOwnAccount(proof: ReauthenticationReason): Promise<boolean> {
  const { handleReauthenticationDuringImpersonation } = await loadChunkWithRetry(
    () => import('./end-impersonation-and-handle-reauthentication.ts'),
  );
  return handleReauthenticationDuringImpersonation(proof);
}
