import { type DatabaseLoginName, deriveDatabaseLoginPassword } from './database-roles.ts';

/** The address of this database for one of the server's own logins. */
export function databaseUrlForLogin(
  url: string,
  login: DatabaseLoginName,
  { prefix, secretKey }: { prefix: string; secretKey: string },
): string {
  const address = new URL(url);
  address.username = `${prefix}_${login}`;
  address.password = deriveDatabaseLoginPassword(login, secretKey);
  return address.href;
}
