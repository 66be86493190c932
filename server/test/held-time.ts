import { onTestFinished } from 'vitest';
import type { TestHouse } from './house.ts';

/** For one test the server's clock stands still: no minute and no hour ends while something is counted in it. */
export function holdClock(house: TestHouse): void {
  house.setNow(new Date());
  onTestFinished(() => house.setNow(null));
}

/**
 * The second that five failures make one wait is over soon on a busy machine: this one lasts an hour.
 * @param key of what was counted, as in `like`
 */
export async function waitLonger(house: TestHouse, key: string): Promise<void> {
  const { rowCount } = await house.given.owner.query(
    `update auth.throttle set last_at = last_at + interval '1 hour' where key like $1`,
    [key],
  );
  if (rowCount === 0) throw new Error(`nobody waits for ${key}`);
}
