import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Goes back to the operator's own account. Only they need the call for it. */
export function useEndImpersonation() {
  return () => {
    loadChunkWithRetry(() => import('./end-impersonation-and-handle-reauthentication.ts'))
      .then(({ endImpersonationAndReload }) => endImpersonationAndReload())
      .catch(({ message }: Error) =>
        showToast({ text: `You are still in the other account. ${message}` }),
      );
  };
}
