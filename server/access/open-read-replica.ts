import type { DatabasePoolByLogin } from './database-pools-and-logins-by-door.ts';

/** One that was lost is not asked again for so long: each would wait for a connection that does not come. */
const REST_MS = 10_000;

/** A database that follows ours, for what is long to read. */
export type ReadReplica = {
  pools: DatabasePoolByLogin;
  isResting: () => boolean;
  rest: () => void;
};

export function openReadReplica(pools: DatabasePoolByLogin): ReadReplica {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    pools,
    isResting: () => performance.now() < restsUntil,
    rest: () => {
      restsUntil = performance.now() + REST_MS;
    },
  };
}
