import { type CurrentUser, currentUser } from '@evenhand/contract/sign-in.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { type Proof, setProofHandler } from '../../net/api.ts';
import { loadChunk } from '../../net/load-chunk.ts';
import { useCall } from '../../net/use-call.ts';
import { noteDailyLogin } from './note-daily-login.ts';
import { askForProof, listenToProofWanted, readProofWanted, settleProof } from './proof-wanted.ts';

const ProofDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./proof-dialog.tsx'))).ProofDialog,
}));

/** Stands once in the shell: from here calls that need a proof first ask for it, without the page being left. */
export function ProofRequests() {
  const { data } = useCall(currentUser, {});
  return data ? <ProofRequestsOf user={data.user} /> : null;
}

function ProofRequestsOf({ user: now }: { user: CurrentUser }) {
  const [user] = useState(now);
  const client = useQueryClient();
  const wanted = useSyncExternalStore(listenToProofWanted, readProofWanted);

  useEffect(() => {
    const ask = user.inImpersonatedAccount ? askForOwnAccount : askForProof;
    return setProofHandler({ id: user.id, ask });
  }, [user]);
  useEffect(() => noteDailyLogin(user), [user]);
  useEffect(() => {
    if (now.id === user.id) return;
    // Another tab is somebody else's now: whoever does not come back leaves this page to them, with nothing of their own in it.
    void askForProof('somebody-else').then((isBack) =>
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
        onDone={settleProof}
      />
    </Suspense>
  );
}

async function askForOwnAccount(proof: Proof): Promise<boolean> {
  const { goBackToOwnAccount } = await loadChunk(() => import('./own-account.ts'));
  return goBackToOwnAccount(proof);
}
