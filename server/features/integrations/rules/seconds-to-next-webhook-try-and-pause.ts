const MINUTE_S = 60;
const HOUR_S = 3600;

/** How long to wait before each try after the first; about three days in all. */
const WAITS_S = [
  5,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  5 * HOUR_S,
  10 * HOUR_S,
  14 * HOUR_S,
  20 * HOUR_S,
  24 * HOUR_S,
] as const;
const JITTER = 0.2;
const SHORTEST_REST_S = 5;
const LONGEST_REST_S = 5 * MINUTE_S;

/**
 * Seconds until a message that did not get through is tried again; null once it has been tried often enough.
 * @param attempts so far, this one included
 * @param random from 0 up to 1: adds up to a fifth, so that what failed together does not come back together
 */
export function secondsToNextWebhookTry(attempts: number, random: number): number | null {
  const wait = WAITS_S[attempts - 1];
  return wait === undefined ? null : spread(wait, random);
}

/**
 * Seconds for which a receiver that failed is left in peace, whatever waits for it: a whole queue costs one try a rest.
 * @param failures in a row
 */
export function secondsToPauseWebhook(failures: number, random: number): number {
  const rest = Math.min(SHORTEST_REST_S * 2 ** Math.max(failures - 1, 0), LONGEST_REST_S);
  return spread(rest, random);
}

function spread(seconds: number, random: number): number {
  return seconds * (1 + JITTER * random);
}
