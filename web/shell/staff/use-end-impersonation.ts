import { endImpersonation } from '@evenhand/contract/operator.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast.ts';
import { useCommand } from '../../use-call.ts';

/** Goes back to the operator's own account by a full load, so that nothing of the other stays in memory. */
export function useEndImpersonation() {
  const { mutate } = useCommand(endImpersonation, { refreshes: [] });
  return () =>
    mutate(
      {},
      {
        onSuccess: () => location.assign(paths.dashboard()),
        onError: ({ message }) =>
          showToast({ text: `You are still in the other account. ${message}` }),
      },
    );
}
