import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
} from '../../http/concurrency-limiter.ts';

/** Reports that count live: one an organisation and two a process at a time, the others in a queue; `busy` when it is full. */
export function createLiveReportConcurrencyLimiter({
  atOnce = 2,
  waitingMax = 20,
  ownWaitingMax = 8,
} = {}): (orgId: number) => ConcurrencyLimiter {
  const limiterOfProcess = createConcurrencyLimiter({ atOnce, waitingMax });
  const own = new Map<number, { turn: ConcurrencyLimiter; users: number }>();
  return (orgId) => async (work, signal) => {
    const queue = own.get(orgId) ?? {
      turn: createConcurrencyLimiter({ atOnce: 1, waitingMax: ownWaitingMax }),
      users: 0,
    };
    own.set(orgId, queue);
    queue.users += 1;
    try {
      return await queue.turn(() => limiterOfProcess(work, signal), signal);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) own.delete(orgId);
    }
  };
}
