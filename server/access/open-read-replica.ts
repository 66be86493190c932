import type { DatabasePoolByLogin } from './database-pools-and-logins-by-door.ts';

/** One that was lost is not asked again for so long: each would wait for a connection that does not come. */
const REST_MS = 10_000;
/** A machine that has gone silent says no more that it has gone. No report is as long. */
const READ_MS = 30_000;

/** A database that follows ours, for what is long to read. */
export type ReadReplica = {
  pools: DatabasePoolByLogin;
  /** What has not been read within so long is not waited for any more. */
  readMs: number;
  isResting: () => boolean;
  rest: () => void;
};

export function openReadReplica(pools: DatabasePoolByLogin, readMs = READ_MS): ReadReplica {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    pools,
    readMs,
    isResting: () => performance.now() < restsUntil,
    rest: () => {
      restsUntil = performance.now() + REST_MS;
    },
  };
}
