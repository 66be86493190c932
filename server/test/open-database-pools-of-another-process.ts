import { onTestFinished } from 'vitest';
import {
  closeDatabasePools,
  type DatabasePoolByLogin,
  openDatabasePools,
} from '../access/database-pools-and-logins-by-door.ts';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import { testDatabaseRolePrefix, testSecretKey } from './start-test-cluster.ts';

/** Pools as another process has them, each of one connection, for as long as the test runs. */
export function openDatabasePoolsOfAnotherProcess(
  server: { url: string },
  patience?: Parameters<typeof openDatabasePools>[2],
): DatabasePoolByLogin {
  const address = (login: 'app' | 'app_house' | 'app_reviewer') =>
    databaseUrlForLogin(server.url, login, {
      prefix: testDatabaseRolePrefix,
      secretKey: testSecretKey,
    });
  const pools = openDatabasePools(
    { app: address('app'), system: address('app_house'), reviewer: address('app_reviewer') },
    { app: 1, system: 1, reviewer: 1 },
    patience,
  );
  onTestFinished(() => closeDatabasePools(pools));
  return pools;
}
