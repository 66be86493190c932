import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabaseIsUsable } from './check-database-and-connection-messages.ts';
import { type RunningEmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { StartError } from './start-error.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'evenhand-check-database-'));
let postgres: RunningEmbeddedPostgres;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, durable: false });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});

test("the migrator's database will do", async () => {
  await expect(checkDatabaseIsUsable(postgres.url)).resolves.toBeUndefined();
});

test.each([
  [
    'a wrong password',
    { password: 'hunter2' },
    /^The database at \S+ refuses the login evenhand_migrator: .*DATABASE_URL\.$/,
  ],
  ['an unknown database', { pathname: '/nowhere' }, /^There is no database nowhere at /],
  [
    'a port where nobody listens',
    { port: '1' },
    /^The database at 127\.0\.0\.1:1 does not answer \(ECONNREFUSED\)/,
  ],
  ["somebody else's database", { pathname: '/postgres' }, /does not own the database postgres/],
])('%s is refused in one sentence', async (_, change, sentence) => {
  const url = Object.assign(new URL(postgres.url), change).href;
  const refusal: unknown = await checkDatabaseIsUsable(url).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(refusal).toHaveProperty('message', expect.stringMatching(sentence));
  expect(String(refusal)).not.toContain('hunter2');
});
