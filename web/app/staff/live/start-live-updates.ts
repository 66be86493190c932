import {
  type LiveChange,
  listenToLiveChangesEndpoint,
} from '@evenhand/contract/live/live-changes.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  findLastMutationCallTime,
  findLastUserInputTime,
} from '../../../net/last-user-input-and-mutation-times.ts';
import { isQueryAffectedByLiveChange } from './is-query-affected-by-live-change.ts';
import { holdLiveUpdatesConnection } from './hold-live-updates-connection.ts';
import { mayPageUpdateNow } from './may-page-update-now.ts';
import {
  type ReceivedLiveChange,
  shouldRefetchAfterLiveChange,
} from './should-refetch-after-live-change.ts';

const LOOK_EVERY_MS = 250;
/** What was answered so lately is not asked again when a line begins: the server tells what happened since. */
const LATELY_MS = 5_000;
const everything: LiveChange = { kinds: ['everything'], jobs: [], own: false };

/** From here on, until the answer is called, the page shows what others do. */
export function startLiveUpdates(client: QueryClient): () => void {
  let received: ReceivedLiveChange[] = [];
  let look: ReturnType<typeof setTimeout> | undefined;

  const live = holdLiveUpdatesConnection({
    open: () =>
      'EventSource' in window ? new EventSource(listenToLiveChangesEndpoint.path) : undefined,
    random: Math.random,
    onChange: receive,
    onStanding: (after) => {
      if (after === 'gap') receive(everything);
      else
        askAgain(
          client,
          (query) => isQueryAffectedByLiveChange(query.queryKey, everything) && isAnswerOld(query),
        );
    },
    onPoll: () => receive(everything),
    onEnded: () => nextAnswer(client),
  });

  function receive(change: LiveChange) {
    received.push({ ...change, heardAt: Date.now() });
    look ??= setTimeout(applyDue, LOOK_EVERY_MS);
  }

  function applyDue() {
    const surroundings = {
      now: Date.now(),
      touchedAt: findLastUserInputTime(),
      isLayerOpen: document.querySelector('[popover="auto"]:popover-open') !== null,
    };
    const due = received.filter((change) => mayPageUpdateNow({ ...change, ...surroundings }));
    received = received.filter((change) => !due.includes(change));
    askAgain(client, (query) =>
      due.some((change) => shouldRefetchAfterLiveChange(query, change, findLastMutationCallTime())),
    );
    look = received.length > 0 ? setTimeout(applyDue, LOOK_EVERY_MS) : undefined;
  }

  function turn() {
    if (document.visibilityState === 'hidden') live.hide();
    else live.show();
  }

  turn();
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    clearTimeout(look);
    live.hide();
  };
}

/** Answers stay on screen while they are asked for anew. */
function askAgain(client: QueryClient, predicate: (query: Query) => boolean) {
  void client.invalidateQueries({ predicate });
}

/** What was refused is no answer: while it is asked for anew, nothing would stand in its place. */
function isAnswerOld({ state: { data, dataUpdatedAt, fetchStatus } }: Query): boolean {
  return data !== undefined && fetchStatus !== 'fetching' && Date.now() - dataUpdatedAt > LATELY_MS;
}

/**
 * Nobody is disturbed because a session has ended: the next call that somebody makes finds it out, and asks them to log in
 * again. Once anything is answered, somebody is there.
 */
function nextAnswer(client: QueryClient): Promise<true> {
  return new Promise((resolve) => {
    const forget = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      forget();
      resolve(true);
    });
  });
}
