import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';

/** The page itself comes first. */
const LATER_MS = 1_500;

/** Stands once in the shell: what others do appears without a reload. */
export function LiveUpdatesStarter() {
  const client = useQueryClient();
  const isSomebodyKnown = useCurrentUser() !== undefined;

  useEffect(() => {
    if (!isSomebodyKnown) return;
    let stop = () => {};
    let isLeft = false;
    const timer = setTimeout(() => {
      loadChunkWithRetry(() => import('./live/start-live-updates.ts')).then(
        ({ startLiveUpdates }) => {
          if (!isLeft) stop = startLiveUpdates(client);
        },
        stayAsItIs,
      );
    }, LATER_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop();
    };
  }, [client, isSomebodyKnown]);

  return null;
}

/** Without it the page is as fresh as it was when it was shown. */
function stayAsItIs() {}
