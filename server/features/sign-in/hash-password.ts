import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter.ts';

/** OWASP Password Storage Cheat Sheet: Argon2id (the library's default), 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const TODAY = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
const AT_ONCE = 4;
const WAITING_MAX = 200;

/** Two to four hashes at once and a queue: where there are more than two cores, one is left to everybody else. */
const inTurn = createConcurrencyLimiter({
  atOnce: Math.min(AT_ONCE, Math.max(2, availableParallelism() - 1)),
  waitingMax: WAITING_MAX,
});

/**
 * For whole calls that hash: they wait before their transaction begins, or two hundred log-ins would hold every
 * connection while they wait.
 */
export const passwordHashingLimiter = createConcurrencyLimiter({
  atOnce: AT_ONCE,
  waitingMax: WAITING_MAX,
});

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost));
}

/** Hashes exactly once whether or not there is an account, so that time tells nothing. */
export function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  return inTurn(async () => {
    decoy ??= hash('a password that nobody has', cost);
    const right = await verify(stored ?? (await decoy), password.normalize('NFKC'));
    return right && stored !== null;
  });
}

/** Whether a hash was made with other parameters than today's. */
export function isPasswordHashOutdated(stored: string): boolean {
  return !stored.startsWith(TODAY);
}
