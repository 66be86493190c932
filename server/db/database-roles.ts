import { createHash, hkdfSync } from 'node:crypto';
import pg from 'pg';

/** The logins of the running server, each with the doors it may open. */
const logins = {
  app: ['staff', 'candidate', 'public'],
  app_house: ['operator', 'system', 'aggregate'],
  app_reviewer: ['reviewer'],
  tasks: [],
} as const;
const doors = ['staff', 'candidate', 'public', 'reviewer', 'operator', 'system', 'aggregate'];
/** The base grants to it; a migration gives what it had to the door `system`. */
const formerDoors = ['worker'];
const owners = ['owner', 'auth', 'search'];

export type DatabaseLoginName = keyof typeof logins;

/** Passwords of the logins follow from the secret key, so that nothing needs to be stored. */
export function deriveDatabaseLoginPassword(login: DatabaseLoginName, secretKey: string): string {
  return Buffer.from(
    hkdfSync('sha256', secretKey, 'evenhand', `database login ${login}`, 24),
  ).toString('base64url');
}

/** The catalogue does not show passwords: this, in the role's comment, tells whether it is ours. */
export function databaseLoginPasswordFingerprint(password: string): string {
  return createHash('sha256').update(`fingerprint ${password}`).digest('hex').slice(0, 16);
}

/**
 * Makes the roles that are missing and gives this database to them. Runs as the migrator, who may
 * create roles and owns the database; changes nothing when nothing is missing.
 */
export async function prepareDatabaseRoles(
  client: pg.Client,
  { prefix, secretKey }: { prefix: string; secretKey: string },
): Promise<void> {
  const name = (role: string) => `${prefix}_${role}`;
  const modern =
    (await one<{ v: number }>(client, "select current_setting('server_version_num')::int as v"))
      .v >= 160000;
  const option = (inherit: boolean) => (modern ? ` with inherit ${inherit}, set true` : '');
  const present = new Map(
    (
      await client.query<{ rolname: string; note: string | null }>(
        `select rolname, shobj_description(oid, 'pg_authid') as note from pg_roles where starts_with(rolname, $1)`,
        [`${prefix}_`],
      )
    ).rows.map((row) => [row.rolname, row.note]),
  );

  for (const role of [...owners, ...doors, ...formerDoors]) {
    if (!present.has(name(role))) {
      await attempt(
        client,
        `create role ${quote(name(role))} nologin ${role === 'owner' ? 'inherit' : 'noinherit'}`,
      );
    }
  }
  for (const login of Object.keys(logins) as DatabaseLoginName[]) {
    const password = deriveDatabaseLoginPassword(login, secretKey);
    const fingerprint = databaseLoginPasswordFingerprint(password);
    if (!present.has(name(login)))
      await attempt(client, `create role ${quote(name(login))} login noinherit`);
    if (present.get(name(login)) !== fingerprint) {
      await attempt(
        client,
        `alter role ${quote(name(login))} login noinherit password '${password}'`,
      );
      await attempt(client, `comment on role ${quote(name(login))} is '${fingerprint}'`);
    }
  }

  const me = (await one<{ me: string }>(client, 'select current_user as me')).me;
  const memberships: [role: string, member: string, inherit: boolean][] = [
    ...[...owners, 'tasks'].map((role): [string, string, boolean] => [name(role), me, true]),
    ...['auth', 'search', 'tasks'].map((role): [string, string, boolean] => [
      name(role),
      name('owner'),
      true,
    ]),
    ...Object.entries(logins).flatMap(([login, doorsOfLogin]) =>
      doorsOfLogin.map((door): [string, string, boolean] => [name(door), name(login), false]),
    ),
  ];
  const granted = new Set(
    (
      await client.query<{ pair: string }>(
        `select g.rolname || '>' || m.rolname as pair from pg_auth_members a
           join pg_roles g on g.oid = a.roleid join pg_roles m on m.oid = a.member
         where ${modern ? "a.set_option and (a.inherit_option or starts_with(m.rolname, $1 || '_app'))" : '$1::text is not null'}`,
        [prefix],
      )
    ).rows.map((row) => row.pair),
  );
  for (const [role, member, inherit] of memberships) {
    if (!granted.has(`${role}>${member}`)) {
      await attempt(client, `grant ${quote(role)} to ${quote(member)}${option(inherit)}`);
    }
  }

  // Grants on the database itself are not copied by `create database … template`.
  const database = (await one<{ name: string }>(client, 'select current_database() as name')).name;
  const open = await one<{ open: boolean }>(
    client,
    `select exists (select from pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
       where d.datname = current_database() and a.grantee = 0)
       or not has_database_privilege('${name('tasks')}', current_database(), 'connect') as open`,
  );
  if (open.open) {
    await attempt(client, `revoke all on database ${quote(database)} from public`);
    await attempt(client, `grant create on database ${quote(database)} to ${quote(name('owner'))}`);
    await attempt(
      client,
      `grant connect on database ${quote(database)} to ${(Object.keys(logins) as DatabaseLoginName[]).map((login) => quote(name(login))).join(', ')}`,
    );
  }
}

/** The same on a connection of its own. */
export async function prepareDatabaseRolesAt(
  url: string,
  identity: { prefix: string; secretKey: string },
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    options: '-c lock_timeout=10s',
    connectionTimeoutMillis: 5000,
  });
  await client.connect();
  try {
    await prepareDatabaseRoles(client, identity);
  } finally {
    await client.end();
  }
}

/** Roles belong to the cluster, so another process may be doing the same: its work is as good as ours. */
async function attempt(client: pg.Client, statement: string, tries = 5): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    if (code === '23505' || code === '42710') return;
    if (code !== 'XX000' || tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await attempt(client, statement, tries - 1);
  }
}

async function one<Row extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<Row> {
  const row = (await client.query<Row>(text)).rows[0];
  if (row === undefined) throw new Error(`no row from: ${text}`);
  return row;
}

function quote(identifier: string): string {
  return pg.escapeIdentifier(identifier);
}
