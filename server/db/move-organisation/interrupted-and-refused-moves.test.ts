import { beforeAll, beforeEach, expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { sql } from 'kysely';
import { readRowsOfOrganisation } from '../../test/rows-of-organisation.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../test/start-test-cluster.ts';
import { startTwoCells } from '../../test/start-two-cells.ts';
import type { PlantedApplication, PlantedMember } from '../../test/test-data-types.ts';
import { copyOrganisationRows, insertArrivedRows } from './copy-organisation-rows.ts';
import { listTablesThatMove, tablesThatStay } from './list-tables-that-move.ts';
import { moveOrganisation, type MoveStep, type OrganisationMove } from './move-organisation.ts';

const { a, b } = await startTwoCells();
const STEPS: readonly MoveStep[] = ['marked', 'closed', 'copied', 'inserted', 'left', 'arrived'];
const NOT_ROWS = ['auth.organisation_move', 'auth.moved_name', 'auth.arriving_rows'];

let admin: PlantedMember;
let application: PlantedApplication;
let id: number;
beforeAll(async () => {
  await a.given.application(
    await a.given.openJob(await a.given.member(await a.given.organisation())),
  );
});
beforeEach(async () => {
  const org = await a.given.organisation();
  ({ id } = org);
  admin = await a.given.member(org, { role: 'ADMIN' });
  const job = await a.given.openJob(admin);
  application = await a.given.application(job);
  await a.given.answer(application, await a.given.question(job), 'I call the repair service.');
});

const rowsOf = async ({ given }: typeof a) => {
  const rows = await readRowsOfOrganisation(given.owner, id);
  return Object.fromEntries(Object.entries(rows).filter(([name]) => !NOT_ROWS.includes(name)));
};

function move(changes: Partial<OrganisationMove> = {}): Promise<void> {
  return moveOrganisation({
    organisation: String(id),
    source: { url: a.url, cell: 'a' },
    target: { url: b.url, cell: 'b' },
    prefix: testDatabaseRolePrefix,
    secretKey: testSecretKey,
    print: () => {},
    ...changes,
  });
}

/** Behind this step the process is gone: of what it had begun in either database the connection tells nothing any more. */
const killedBehind = (last: MoveStep) => async (step: MoveStep) => {
  if (step !== last) return;
  for (const { given } of [a, b])
    await given.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'evenhand move' and datname = current_database()`,
    );
  throw new Error('killed');
};

const rename = ({ services }: typeof a) =>
  runTransactionByDoor({ services, door: 'staff', actor: { orgId: id, actorId: admin.id } }, (db) =>
    sql`update core.organisation set name = 'Renamed' where org_id = ${id}`.execute(db),
  );

/** All rows of it are in the first cell once more, which knows of no move. */
async function bringBackAsRestoreWould(): Promise<void> {
  const from = await b.given.owner.connect();
  const to = await a.given.owner.connect();
  const copying = { tables: await listTablesThatMove(from), orgId: id };
  for (const client of [from, to]) await client.query('begin');
  await to.query("set local app.moves_organisation = 'yes'");
  await copyOrganisationRows({ from, to }, copying);
  await insertArrivedRows(to, copying);
  for (const table of NOT_ROWS) await to.query(`delete from ${table} where org_id = $1`, [id]);
  for (const client of [from, to]) {
    await client.query('commit');
    client.release();
  }
}

test.each(STEPS)(
  'killed behind "%s", the organisation is in one place, and a second run ends the move',
  async (step) => {
    const rows = await rowsOf(a);
    await expect(move({ afterStep: killedBehind(step) })).rejects.toThrow();
    const places = [await rowsOf(a), await rowsOf(b)];
    const hasLeft = step === 'left' || step === 'arrived';
    // Between the two commits it is in neither's tables, and what has arrived waits beside them.
    expect(places).toEqual([hasLeft ? {} : rows, step === 'arrived' ? rows : {}]);
    await move();
    expect([await rowsOf(a), await rowsOf(b)]).toEqual([{}, rows]);
    await rename(b);
  },
);

test.each(['marked', 'closed', 'copied', 'inserted'] as const)(
  'killed behind "%s", it is undone where somebody says so, and can be written again',
  async (step) => {
    const rows = await rowsOf(a);
    await expect(move({ afterStep: killedBehind(step) })).rejects.toThrow();
    await move({ isUndo: true });
    expect([await rowsOf(a), await rowsOf(b)]).toEqual([rows, {}]);
    expect(await b.given.owner.query('select 1 from auth.arriving_rows')).toMatchObject({
      rowCount: 0,
    });
    await rename(a);
  },
);

test('meanwhile it is read and not written, by no door, while others are', async () => {
  const other = await a.given.member(await a.given.organisation(), { role: 'ADMIN' });
  let isLooked = false;
  await move({
    afterStep: async (step) => {
      if (step !== 'closed' && step !== 'copied') return;
      isLooked = true;
      const read = await a.as(admin).get('/api/user/current');
      expect(read.statusCode).toBe(200);
      const write = await a.as(admin).put(`/api/rest/org/${id}`, { name: 'Renamed' });
      expect([write.statusCode, write.json().code]).toEqual([503, 'busy']);
      expect(write.headers['retry-after']).toBeDefined();
      await expect(rename(a)).rejects.toMatchObject({ code: '25006' });
      await expect(
        a.given.owner.query('update auth.login set link_serial = 7 where org_id = $1', [id]),
      ).rejects.toMatchObject({ code: '25006' });
      const theirs = await a
        .as(other)
        .put(`/api/rest/org/${other.orgId}`, { name: 'Others go on' });
      expect(theirs.statusCode).toBe(200);
    },
  });
  expect(isLooked).toBe(true);
});

test('nothing is done for it meanwhile, and the work of others is not held up', async () => {
  await a.given.owner.query(
    `insert into core.job_delta (org_id, job_id, counter, n) values ($1, $2, 'submitted', 1)`,
    [id, application.jobId],
  );
  await a.given.dueMails(application, {});
  await move({
    afterStep: async (step) => {
      if (step !== 'closed') return;
      const { rows } = await a.given.owner.query<{
        mails: boolean;
        deltas: number;
        sealed: number;
      }>(
        `select $1::bigint in (select pii.organisations_with_email(now())) as mails,
           core.add_up_job_deltas(100) as deltas`,
        [id],
      );
      expect(rows[0]?.mails).toBe(false);
      await a.given.owner.query('select audit.seal_next(0, 500, 100), auth.tidy()');
    },
  });
  const { rows } = await b.given.owner.query(
    `select $1::bigint in (select pii.organisations_with_email(now())) as mails`,
    [id],
  );
  expect(rows).toEqual([{ mails: true }]);
  expect((await rowsOf(b))['core.job_delta']?.length).toBe(1);
});

test('of two at once the second is refused', async () => {
  let second: Promise<void> = Promise.resolve();
  await move({
    afterStep: async (step) => {
      if (step !== 'copied') return;
      second = move();
      await expect(second).rejects.toThrow(
        'Somebody is moving this organisation: wait until they are done.',
      );
    },
  });
  expect(await rowsOf(a)).toEqual({});
});

test('a table that is left out is found by the fingerprint, before the source lets go', async () => {
  const rows = await rowsOf(a);
  await expect(
    move({
      afterStep: async (step) => {
        if (step !== 'copied') return;
        const { rowCount } = await b.given.owner.query(
          "delete from auth.arriving_rows where table_name = 'core.answer'",
        );
        expect(rowCount).toBe(1);
      },
    }),
  ).rejects.toThrow('What arrived is not what left');
  expect([await rowsOf(a), await rowsOf(b)]).toEqual([rows, {}]);
  await rename(a);
});

test('it moves back, and what an older backup of the first cell would bring back there is taken away again', async () => {
  const rows = await rowsOf(a);
  await move();
  await move({ source: { url: b.url, cell: 'b' }, target: { url: a.url, cell: 'a' } });
  expect([await rowsOf(a), await rowsOf(b)]).toEqual([rows, {}]);
  await move();
  await bringBackAsRestoreWould();
  expect([await rowsOf(a), await rowsOf(b)]).toEqual([rows, rows]);
  const lines: string[] = [];
  await move({ print: (line) => lines.push(line) });
  expect(lines[0]).toContain('It had moved before');
  expect([await rowsOf(a), await rowsOf(b)]).toEqual([{}, rows]);
});

test('what cannot be moved is refused with a sentence, and nothing is written', async () => {
  const refused = async (changes: Partial<OrganisationMove>, sentence: string) =>
    expect(move(changes)).rejects.toThrow(sentence);
  await refused({ organisation: 'nobody-at-all' }, 'There is no organisation nobody-at-all');
  await refused({ target: { url: a.url, cell: 'a' } }, 'the one that it is in');
  await refused({ target: { url: a.url, cell: 'b' } }, 'has the database of this cell for b');
  await refused({ target: { url: b.url, cell: 'c' } }, 'that was to be of cell c is of cell b');
  await refused({ secretKey: 'another key that is long enough to be one' }, 'another SECRET_KEY');
  await refused(
    { target: { url: 'postgres://u:p@127.0.0.1:1/x', cell: 'b' } },
    'cannot be reached',
  );
  const operator = await a.given.operator();
  await refused({ organisation: String(operator.orgId) }, 'stays in its cell');
  const there = await b.given.member(await b.given.organisation(), { email: admin.email });
  await refused({}, `Cell b has a log-in of ${admin.email} already: nothing was changed.`);
  await b.given.owner.query('update auth.login set email = $2 where email = $1', [
    admin.email,
    `not-${admin.email}`,
  ]);
  await b.given.owner.query(`update core.organisation set slug = $2 where org_id = $1`, [
    there.orgId,
    `taken-${id}`,
  ]);
  await a.given.owner.query('update core.organisation set slug = $2 where org_id = $1', [
    id,
    `taken-${id}`,
  ]);
  await refused({}, `Cell b has an organisation at the address taken-${id} already`);
  await b.given.owner.query("insert into migration.kysely_migration values ('999-later', '')");
  await refused({}, 'not of one version');
  await b.given.owner.query("delete from migration.kysely_migration where name = '999-later'");
  for (const { given } of [a, b])
    expect(
      await given.owner.query('select 1 from auth.organisation_move where org_id = $1', [id]),
    ).toMatchObject({ rowCount: 0 });
});

test('of every table it is decided whether it moves, and what a trigger makes of a row moves as a row', async () => {
  const client = await a.given.owner.connect();
  try {
    const tables = await listTablesThatMove(client);
    expect(tables.length).toBeGreaterThan(130);
    expect(tables.filter(({ name }) => Object.hasOwn(tablesThatStay, name))).toEqual([]);
    await client.query('begin');
    await client.query('create table core.undecided (id bigint)');
    await expect(listTablesThatMove(client)).rejects.toThrow('core.undecided');
    await client.query('rollback');
    const { rows } = await client.query(
      `select tgrelid::regclass::text, tgname from pg_trigger where not tgisinternal and tgtype & 12 <> 0
       and pg_get_triggerdef(oid) !~ 'app\\.moves_organisation.*pg_has_role\\(SESSION_USER'`,
    );
    expect(rows).toEqual([]);
  } finally {
    client.release();
  }
});
