import { randomBytes } from 'node:crypto';
import { beforeAll, inject } from 'vitest';
import { migrateDatabase } from '../db/migrate-database-and-list-migration-names.ts';
import { findFreePort } from './find-free-port.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from './start-test-cluster.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/**
 * Two cells of one installation, each listening on a port of this machine, on a database of its own with ids of its own, and the
 * database of their directory.
 */
export async function startTwoCells(
  settings: Record<string, string> = {},
): Promise<{ a: TestServer; b: TestServer; directoryUrl: string }> {
  const ports = { a: await findFreePort(), b: await findFreePort() };
  const directoryUrl = await createDirectoryDatabase();
  const installation = {
    BASE_URL: 'http://127.0.0.1:3000',
    CELLS: `a=http://127.0.0.1:${ports.a}, b=http://127.0.0.1:${ports.b}`,
    CELL_DIRECTORY_URL: directoryUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    ...settings,
  };
  const a = startTestServer({ ...installation, CELL: 'a' });
  const b = startTestServer({ ...installation, CELL: 'b' });
  beforeAll(async () => {
    const { url } = b;
    await migrateDatabase({
      url,
      prefix: testDatabaseRolePrefix,
      secretKey: testSecretKey,
      cell: 'b',
    });
    for (const [server, port] of [
      [a, ports.a],
      [b, ports.b],
    ] as const)
      await server.running.app.listen({ port, host: '127.0.0.1' });
  });
  return { a, b, directoryUrl };
}

/** An empty database for a directory. */
export async function createDirectoryDatabase(): Promise<string> {
  const template = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createTestDatabase(template, name);
  return databaseUrlNamed(template, name);
}

/** Somebody with a session as their own cell gives it: the letter in front is no part of what the database keeps. */
export function withSessionOfCell<Person extends { session: string }>(
  cell: string,
  person: Person,
): Person {
  return { ...person, session: `${cell}${person.session}` };
}
