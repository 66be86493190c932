const FREE_FAILURES = 5;
const LONGEST_WAIT_S = 900;
const QUIET_HOUR_S = 3600;

/** A network holds many people: it is slowed down later than an account. */
const FREE_NETWORK_FAILURES = 50;

/** E-mails to one address, and from one network, that may be asked for in an hour. */
const RESETS = 3;
const NETWORK_RESETS = 30;

export type FailedLogInAttempts = { key: string; failures: number; secondsAgo: number };
/** No network where only the account, or the browser, counts. */
export type LogInThrottleKeys = { account: string; network: string };

/**
 * Where the tries of a log-in, or of its code, are counted: a browser that has logged in to the account before has a counter of
 * its own, so that strangers who guess never make the owner wait; all others share that of the account and that of their network.
 */
export function logInThrottleKeys(
  step: 'log-in' | 'code',
  { account, device, network }: LogInThrottleKeys & { device: string | null },
): LogInThrottleKeys {
  if (device !== null) return { account: `${step} device ${device}`, network: '' };
  return step === 'code'
    ? { account: `code ${account}`, network: `code ${network}` }
    : { account: `account ${account}`, network: `network ${network}` };
}

/** Seconds until the next attempt is heard: doubling from the fifth failure on, never a lock for good. */
export function logInWaitSeconds(rows: FailedLogInAttempts[], keys: LogInThrottleKeys): number {
  return Math.max(
    0,
    ...rows.map(({ key, failures, secondsAgo }) => {
      const free = key === keys.network ? FREE_NETWORK_FAILURES : FREE_FAILURES;
      if (failures < free) return 0;
      return Math.ceil(Math.min(2 ** (failures - free), LONGEST_WAIT_S) - secondsAgo);
    }),
  );
}

/** Seconds until another mail may be asked for: a quiet hour after the third, or after the thirtieth of a network. */
export function passwordResetWaitSeconds(
  rows: FailedLogInAttempts[],
  keys: LogInThrottleKeys,
): number {
  return Math.max(
    0,
    ...rows.map(({ key, failures, secondsAgo }) => {
      const most = key === keys.network ? NETWORK_RESETS : RESETS;
      return failures < most ? 0 : Math.ceil(QUIET_HOUR_S - secondsAgo);
    }),
  );
}
