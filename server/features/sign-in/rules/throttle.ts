const FREE_FAILURES = 5;
const LONGEST_WAIT_S = 900;

/** A network holds many people: it is slowed down later than an account. */
const FREE_NETWORK_FAILURES = 50;

type Failures = { key: string; failures: number; secondsAgo: number };

/** Seconds until the next attempt is heard: doubling from the fifth failure on, never a lock for good. */
export function waitSeconds(rows: Failures[], keys: { account: string; network: string }): number {
  return Math.max(
    0,
    ...rows.map(({ key, failures, secondsAgo }) => {
      const free = key === keys.network ? FREE_NETWORK_FAILURES : FREE_FAILURES;
      if (failures < free) return 0;
      return Math.ceil(Math.min(2 ** (failures - free), LONGEST_WAIT_S) - secondsAgo);
    }),
  );
}
