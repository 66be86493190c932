import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { z } from 'zod';
import { type AddressDirectory, openAddressDirectory } from '../cells/address-directory.ts';
import { cellPrefix } from '../cells/cell-of-tokens-and-ids.ts';
import {
  ALL_CELLS_OPTION,
  type CliCommandContext,
  openCliCommandPools,
  runCliCommand,
} from './run-cli-command.ts';
import { openOwnerDatabase } from '../db/open-owner-database.ts';
import { moveOrganisation } from '../db/move-organisation/move-organisation.ts';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { closeDatabasePools } from '../access/database-pools-and-logins-by-door.ts';
import { writeAuditEntry } from '../events/write-audit-entry.ts';
import { recordDomainEvent } from '../events/record-domain-events-and-update-application.ts';
import { normaliseEmail } from '../features/sign-in/rules/normalise-email.ts';
import { makeSignUpInvitation } from '../features/sign-up/make-sign-up-invitation.ts';
import { sendPasswordLink } from '../features/sign-in/send-password-link.ts';
import { StartError } from '../outside/start-error.ts';

const USAGE = `Who runs this installation:
  npm run operator -- add <email> [--first <name> --last <name>]   makes one; a new log-in gets a mail to choose a password
  npm run operator -- remove <email>                               takes the right away; the log-in stays
  npm run operator -- list                                         with --all-cells: those of every cell
  npm run operator -- reset-two-factor <email>                     takes two-factor log-in from who has lost app and codes
  npm run operator -- invite <email>                               prints a link to sign up a new employer
  npm run operator -- move <organisation> <cell> [--undo]          moves one, by its id or the address of its careers page, to another cell`;

/** Nobody else waits for what a command asks. */
const DIRECTORY_WAIT_MS = 20_000;

const Email = z.string().transform(normaliseEmail).pipe(z.email());

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    first: { type: 'string' },
    last: { type: 'string' },
    undo: { type: 'boolean' },
    [ALL_CELLS_OPTION]: { type: 'boolean' },
  },
});
const [verb, address, cell] = positionals;

/** `npm run operator`: makes and unmakes operators. Nobody in the running server can. */
await runCliCommand(
  async (command) => {
    if (verb === 'list') return listOperators(command);
    if (verb === 'move') return move(command);
    const email = Email.safeParse(address).data;
    if (email === undefined) throw new StartError(USAGE);
    if (verb === 'add') return addOperator(command, email);
    if (verb === 'remove') return removeOperator(command, email);
    if (verb === 'reset-two-factor') return resetTwoFactor(command, email);
    if (verb === 'invite') return invite(command, email);
    throw new StartError(USAGE);
  },
  { mayWalkCells: verb === 'list' },
);

async function addOperator(command: CliCommandContext, email: string): Promise<void> {
  if (!(await setOperator(command, { email, wanted: true }))) {
    const { first, last } = values;
    if (!first || !last)
      throw new StartError(
        `${email} has no log-in here yet. Say who it is: npm run operator -- add ${email} --first <name> --last <name>`,
      );
    await claimAddress(command, email);
    const member = await addOperatorMember(command, { email, first, last });
    await setOperator(command, { email, wanted: true });
    await withDoors(command, (services) =>
      runTransactionByDoor(
        { services, door: 'system', actor: { orgId: member.orgId, actorId: null } },
        (db) => sendPasswordLink(db, { memberId: member.memberId, purpose: 'create' }),
      ),
    );
    console.log(`${email} gets a mail with a link to choose a password, once Evenhand runs.`);
  }
  console.log(`${email} is an operator.`);
  if (!command.config.DEMO)
    console.log('The console opens once two-factor log-in is set up, in their profile.');
}

/** Where there are several cells, each address logs in in one of them. */
async function claimAddress(command: CliCommandContext, email: string): Promise<void> {
  const isOurs = await withDirectory(command, (directory) => directory.claim({ email }));
  if (isOurs === false)
    throw new StartError(`${email} has a log-in in another cell: add it there.`);
}

async function removeOperator(command: CliCommandContext, email: string): Promise<void> {
  const isKnown = await setOperator(command, { email, wanted: false });
  if (!isKnown) throw new StartError(`${email} has no log-in here.`);
  console.log(`${email} is no operator any more. The log-in stays.`);
}

/** For an operator, or where nobody of an organisation can log in any more. They are mailed, and its audit trail has it. */
async function resetTwoFactor(command: CliCommandContext, email: string): Promise<void> {
  const { rows } = await asOwner(command, (db) =>
    sql<{ orgId: number; memberId: number; resetId: number | null }>`
      select org_id as "orgId", member_id as "memberId", reset_id as "resetId"
      from auth.reset_two_factor_of(${email}, 'Asked for on the server itself.')`.execute(db),
  );
  const { orgId = 0, memberId = 0, resetId = null } = rows[0] ?? {};
  if (resetId === null) throw new StartError(`${email} has no two-factor log-in here.`);
  await withDoors(command, (services) =>
    runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      async (db) => {
        await recordDomainEvent(db, {
          kind: 'two-factor-reset',
          actorKind: 'system',
          actorId: null,
          subjectId: resetId,
        });
        await writeAuditEntry(db, {
          kind: 'two-factor-reset',
          actorKind: 'system',
          subject: `member ${memberId}`,
        });
      },
    ),
  );
  console.log(
    `${email} logs in with the password alone now, and is told by mail. All their sessions ended.`,
  );
}

async function listOperators(command: CliCommandContext): Promise<void> {
  const { rows } = await asOwner(command, (db) =>
    sql<{ email: string; since: Date; twoFactor: boolean; hasPassword: boolean }>`
      select email, since, two_factor as "twoFactor", has_password as "hasPassword" from auth.list_operators()`.execute(
      db,
    ),
  );
  if (rows.length === 0) console.log(`There is no operator.\n\n${USAGE}`);
  for (const { email, since, twoFactor, hasPassword } of rows) {
    const missing = [hasPassword ? '' : 'no password yet', twoFactor ? '' : 'no two-factor yet'];
    const notes = missing.filter((note) => note !== '').join(', ');
    console.log(
      `${email}  since ${since.toISOString().slice(0, 10)}${notes === '' ? '' : `  (${notes})`}`,
    );
  }
}

async function invite(command: CliCommandContext, email: string): Promise<void> {
  const { BASE_URL: baseUrl } = command.config;
  const cell = cellPrefix(command.config);
  const { link } = await withDoors(command, (services) =>
    runTransactionByDoor({ services, door: 'operator' }, (db) =>
      makeSignUpInvitation(db, { email, baseUrl, cell }),
    ),
  );
  console.log(
    `Send this to ${email}. It works once, within two weeks, with this address:\n${link}`,
  );
}

async function move(command: CliCommandContext): Promise<void> {
  const { config, url, identity } = command;
  if (address === undefined || cell === undefined) throw new StartError(USAGE);
  if (!Object.hasOwn(config.CELLS, cell))
    throw new StartError(`There is no cell ${cell} in CELLS.`);
  const targetUrl = config.CELL_DATABASE_URLS[cell];
  if (targetUrl === undefined && cell !== config.CELL)
    throw new StartError(`CELL_DATABASE_URLS does not say where the database of cell ${cell} is.`);
  await moveOrganisation({
    organisation: address,
    source: { url, cell: config.CELL },
    target: { url: targetUrl ?? url, cell },
    ...identity,
    isUndo: values.undo ?? false,
    afterMove: (moved) =>
      withDirectory(command, (directory) => directory.setCell(moved.logIns, moved.cell)),
    print: console.log,
  });
}

/** Undefined where there is one cell, which has none. */
async function withDirectory<T>(
  { config }: CliCommandContext,
  work: (directory: AddressDirectory) => Promise<T>,
): Promise<T | undefined> {
  const directory = openAddressDirectory(config, () => {}, DIRECTORY_WAIT_MS);
  if (directory === null) return undefined;
  return work(directory)
    .catch((cause: unknown) => {
      throw new StartError(
        'The directory of cells cannot be reached: look at CELL_DIRECTORY_URL, and run this again.',
        { cause },
      );
    })
    .finally(() => directory.close());
}

async function setOperator(
  command: CliCommandContext,
  { email, wanted }: { email: string; wanted: boolean },
): Promise<boolean> {
  const { rows } = await asOwner(command, (db) =>
    sql<{ known: boolean }>`select auth.set_operator(${email}, ${wanted}) as known`.execute(db),
  );
  return rows[0]?.known ?? false;
}

async function addOperatorMember(
  command: CliCommandContext,
  { email, first, last }: { email: string; first: string; last: string },
): Promise<{ orgId: number; memberId: number }> {
  const { rows } = await asOwner(command, (db) =>
    sql<{ orgId: number; memberId: number }>`select org_id as "orgId", member_id as "memberId"
      from core.add_operator_member(${email}, ${first.trim()}, ${last.trim()})`.execute(db),
  );
  const [member] = rows;
  if (member === undefined) throw new Error('the member was not made');
  return member;
}

type Owner = ReturnType<typeof openOwnerDatabase>;

async function asOwner<T>(
  { url, identity }: CliCommandContext,
  work: (db: Owner) => Promise<T>,
): Promise<T> {
  const db = openOwnerDatabase(url, identity.prefix);
  return work(db).finally(() => db.destroy());
}

async function withDoors<T>(
  command: CliCommandContext,
  work: (
    services: Pick<Parameters<typeof runTransactionByDoor>[0]['services'], 'pools' | 'roles'>,
  ) => Promise<T>,
): Promise<T> {
  const pools = openCliCommandPools(command);
  const roles = (door: string) => `${command.identity.prefix}_${door}`;
  return work({ pools, roles }).finally(() => closeDatabasePools(pools));
}
