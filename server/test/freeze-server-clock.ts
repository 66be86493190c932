import { onTestFinished } from 'vitest';
import type { TestServer } from './start-test-server.ts';

/** For one test the server's clock stands still: no minute and no hour ends while something is counted in it. */
export function freezeServerClock(server: TestServer): void {
  server.setNow(new Date());
  onTestFinished(() => server.setNow(null));
}
