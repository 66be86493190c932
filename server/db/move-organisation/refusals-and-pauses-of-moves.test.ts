import { expect, test } from 'vitest';
import { eraseApplicationOnItsPersonsRequest } from '../../features/retention/erase-application-on-its-persons-request.ts';
import { startTwoCellsWithOrganisationToMove } from '../../test/start-two-cells-with-organisation-to-move.ts';
import { listTablesThatMove, tablesThatStay } from './list-tables-that-move.ts';
import type { OrganisationMove } from './move-organisation.ts';

const { a, b, organisation, rowsOf, move, rename } = await startTwoCellsWithOrganisationToMove();

test('meanwhile it is read and not written, by no door, while others are', async () => {
  const other = await a.given.member(await a.given.organisation(), { role: 'ADMIN' });
  let isLooked = false;
  await move({
    afterStep: async (step) => {
      if (step !== 'closed' && step !== 'copied') return;
      isLooked = true;
      const read = await a.as(organisation.admin).get('/api/user/current');
      expect(read.statusCode).toBe(200);
      expect((await a.as(null).get(organisation.link)).statusCode).toBe(303);
      const write = await a
        .as(organisation.admin)
        .put(`/api/rest/org/${organisation.id}`, { name: 'Renamed' });
      expect([write.statusCode, write.json().code]).toEqual([503, 'busy']);
      expect(write.headers['retry-after']).toBeDefined();
      await expect(rename(a)).rejects.toMatchObject({ code: '25006' });
      await expect(
        a.given.owner.query('update auth.login set link_serial = 7 where org_id = $1', [
          organisation.id,
        ]),
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
    [organisation.id, organisation.application.jobId],
  );
  await a.given.dueMails(organisation.application, {});
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
        [organisation.id],
      );
      expect(rows[0]?.mails).toBe(false);
      await a.given.owner.query('select audit.seal_next(0, 500, 100), auth.tidy()');
    },
  });
  const { rows } = await b.given.owner.query(
    `select $1::bigint in (select pii.organisations_with_email(now())) as mails`,
    [organisation.id],
  );
  expect(rows).toEqual([{ mails: true }]);
  expect((await rowsOf(b))['core.job_delta']?.length).toBe(1);
});

test('who is sent on before it has arrived is asked to come again, and its log-ins are told when it has', async () => {
  const { link } = organisation;
  const moved: unknown[] = [];
  await move({
    afterStep: async (step) => {
      const { statusCode, headers } = await a.as(null).get(link);
      expect([step, statusCode]).toEqual([step, step === 'left' ? 503 : 303]);
      if (step === 'left') expect(headers['retry-after']).toBeDefined();
    },
    afterMove: async (now) => {
      moved.push(now);
    },
  });
  expect(moved).toEqual([
    { orgId: organisation.id, cell: 'b', logIns: [{ email: organisation.admin.email }] },
  ]);
  expect((await a.as(null).get(link)).statusCode).toBe(303);
});

test('who was erased before is known by the salt of the new cell too', async () => {
  const erased = { orgId: organisation.id, applicationId: organisation.application.id };
  expect(await eraseApplicationOnItsPersonsRequest(a.services, erased)).toBe('erased');
  const { rows } = await a.given.owner.query<{ job: string; ref: string }>(
    'select j.hash as job, a.public_ref as ref from core.application a join core.job j on j.id = a.job_id where a.id = $1',
    [organisation.application.id],
  );
  await move();
  const marks = await b.given.owner.query(
    `select 1 from core.tombstone where org_id = $1 and mark = auth.tombstone_of($2, $3, $4)`,
    [organisation.id, organisation.application.id, rows[0]?.job, rows[0]?.ref],
  );
  expect(marks.rowCount).toBe(1);
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
  const there = await b.given.member(await b.given.organisation(), {
    email: organisation.admin.email,
  });
  await refused(
    {},
    `Cell b has a log-in of ${organisation.admin.email} already: nothing was changed.`,
  );
  await b.given.owner.query('update auth.login set email = $2 where email = $1', [
    organisation.admin.email,
    `not-${organisation.admin.email}`,
  ]);
  await b.given.owner.query(`update core.organisation set slug = $2 where org_id = $1`, [
    there.orgId,
    `taken-${organisation.id}`,
  ]);
  await a.given.owner.query('update core.organisation set slug = $2 where org_id = $1', [
    organisation.id,
    `taken-${organisation.id}`,
  ]);
  await refused({}, `Cell b has an organisation at the address taken-${organisation.id} already`);
  await b.given.owner.query("insert into migration.kysely_migration values ('999-later', '')");
  await refused({}, 'not of one version');
  await b.given.owner.query("delete from migration.kysely_migration where name = '999-later'");
  for (const { given } of [a, b])
    expect(
      await given.owner.query('select 1 from auth.organisation_move where org_id = $1', [
        organisation.id,
      ]),
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
