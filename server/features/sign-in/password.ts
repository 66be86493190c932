import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../refusal.ts';

/** OWASP Password Storage Cheat Sheet: Argon2id (the library's default), 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const WAITING_MAX = 200;

let running = 0;
const waiting: (() => void)[] = [];
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

/** Four hashes at once and a queue, so that log-ins never starve everybody else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) throw new Refusal('busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
