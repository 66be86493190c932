import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import type {
  PlantedApplication,
  PlantedJob,
  PlantedMember,
  PlantedOrganisation,
} from '../../test/test-data-types.ts';
import { eraseApplicationOnItsPersonsRequest } from './erase-application-on-its-persons-request.ts';
import {
  ERASED_APPLICATIONS_PER_BATCH,
  eraseApplicationsPastRetention,
} from './erase-applications-past-retention.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'evenhand-retention-'));
const server = startTestServer({ DATA_DIR: dataDir });
const night = (day: string) => new Date(`${day}T03:00:00Z`);

let org: PlantedOrganisation;
let admin: PlantedMember;
let job: PlantedJob;
beforeEach(async () => {
  server.setNow(null);
  org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  job = await server.given.openJob(admin);
});

const query = async <T>(text: string, values: unknown[]) =>
  (await server.given.owner.query(text, values)).rows as T[];
const close = (day: string | null, more: { status?: string; statusOn?: string } = {}) =>
  query(
    `update core.job set closes_at = $2, status = $3, status_set_at = $4,
       status_waiting_at = case when $3 = 'waiting' then $4::timestamptz end where id = $1`,
    [
      job.id,
      day === null ? null : `${day}T12:00:00Z`,
      more.status ?? null,
      more.statusOn === undefined ? null : `${more.statusOn}T12:00:00Z`,
    ],
  );
const roundAt = async (moment: Date) => {
  server.setNow(moment);
  await eraseApplicationsPastRetention(server.services);
};
/** Of several applications makes those of one person, and tells who that is. */
async function givePersonOf(
  first: PlantedApplication,
  others: readonly PlantedApplication[],
): Promise<number | undefined> {
  const [person] = await query<{ id: number }>(
    'select candidate_id as id from pii.application_identity where application_id = $1',
    [first.id],
  );
  for (const { id, jobId } of others) {
    await query(
      'insert into pii.candidate_job (org_id, candidate_id, job_id) values ($1, $2, $3)',
      [org.id, person?.id, jobId],
    );
    await query('update pii.application_identity set candidate_id = $2 where application_id = $1', [
      id,
      person?.id,
    ]);
  }
  return person?.id;
}
const isErased = async ({ id }: { id: number }) =>
  (await query<{ state: string }>('select state from core.application where id = $1', [id]))[0]
    ?.state === 'erased';
const proofs = () =>
  query<{ rule: string; months: number | null; applications: number; counts: object }>(
    'select rule, months, applications, counts from core.erasure_proof where org_id = $1 order by id',
    [org.id],
  );
const entries = (kind: string) =>
  query<{ subject: string; actor_kind: string }>(
    'select subject, actor_kind from audit.entry where org_id = $1 and kind = $2 order by id',
    [org.id, kind],
  );

test('an early rejection in a role that is filled months later goes a period after that, and not before', async () => {
  const rejected = await server.given.application(job);
  await query(
    `update core.application set state = 'rejected', rejected_at = '2024-01-10', rejected_by = $2 where id = $1`,
    [rejected.id, admin.id],
  );
  await close('2024-02-01', { status: 'hired', statusOn: '2024-06-15' });
  await roundAt(night('2025-06-15'));
  expect(await isErased(rejected)).toBe(false);
  await roundAt(night('2025-06-16'));
  expect(await isErased(rejected)).toBe(true);
  expect(await proofs()).toMatchObject([
    { rule: 'filled', months: 12, applications: 1, counts: { people: 1 } },
  ]);
  expect(await entries('application-erased')).toEqual([
    { subject: `application ${rejected.id}`, actor_kind: 'system' },
  ]);
});

test('a role that opens again stops the time, and its next outcome begins it anew', async () => {
  const application = await server.given.application(job);
  await close('2024-02-01', { status: 'hired', statusOn: '2024-02-10' });
  // Opened again the day before it would have gone.
  await close(null, { status: 'hired', statusOn: '2024-02-10' });
  await roundAt(night('2025-02-11'));
  expect(await isErased(application)).toBe(false);
  await close('2025-05-01', { status: 'hired', statusOn: '2025-05-20' });
  await roundAt(night('2026-05-20'));
  expect(await isErased(application)).toBe(false);
  await roundAt(night('2026-05-21'));
  expect(await isErased(application)).toBe(true);
});

test('by HTTP: closing with nobody hired begins the time, opening again stops it, and a hire begins it', async () => {
  server.setNow(new Date('2024-03-01T12:00:00Z'));
  const application = await server.given.application(job);
  const say = (body: object) => server.as(admin).put(`/api/rest/job/${job.id}`, body);
  await close('2024-02-01');
  expect((await say({ status: 'notHired' })).statusCode).toBe(200);
  const setAt = async () =>
    (
      await query<{ at: Date }>('select status_set_at as at from core.job where id = $1', [job.id])
    )[0]?.at;
  expect(await setAt()).toEqual(new Date('2024-03-01T12:00:00Z'));
  const opened = await server
    .as(admin)
    .post(`/dashboard-old/role/${job.id}/reopen`, { closesAt: null, openUntilFilled: true });
  expect(opened.statusCode).toBe(200);
  await roundAt(night('2025-06-01'));
  expect(await isErased(application)).toBe(false);
});

test('what somebody who asks for it has in another role stays, and so does the person until the last of three goes', async () => {
  const [held, middle, newest] = [
    await server.given.application(job, { firstName: 'Ada', lastName: 'Zyxwell' }),
    await server.given.application(await server.given.openJob(admin)),
    await server.given.application(await server.given.openJob(admin)),
  ];
  // One person applied three times; the newest is the one in which they agreed to hear of other roles.
  const person = await givePersonOf(held, [middle, newest]);
  await query(`update pii.candidate set contact_until = '2031-01-01' where id = $1`, [person]);
  await query(
    `update core.job set closes_at = '2024-01-01', status = 'notHired', status_set_at = '2024-01-01' where org_id = $1`,
    [org.id],
  );
  await server.given.hold(admin, held, { endsOn: '2027-01-01' });
  const people = async () =>
    (
      await query<{ n: number }>('select count(*)::int as n from pii.candidate where id = $1', [
        person,
      ])
    )[0]?.n;
  await roundAt(night('2026-01-01'));
  expect([await isErased(held), await isErased(middle), await isErased(newest)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await people()).toBe(1);
  await roundAt(night('2027-01-02'));
  expect([await isErased(held), await isErased(newest), await people()]).toEqual([true, false, 1]);
  await roundAt(night('2031-01-02'));
  expect([await isErased(newest), await people()]).toEqual([true, 0]);
});

test('a hold of a person keeps all their applications; its end is noted once, and then they go', async () => {
  const application = await server.given.application(job);
  const elsewhere = await server.given.openJob(admin);
  const [theirs, strangers] = [
    await server.given.application(elsewhere),
    await server.given.application(elsewhere),
  ];
  await givePersonOf(application, [theirs]);
  await close('2024-02-01', { status: 'notHired', statusOn: '2024-02-01' });
  await query(
    `update core.job set closes_at = '2024-02-01', status = 'notHired', status_set_at = '2024-02-01' where id = $1`,
    [elsewhere.id],
  );
  await server.given.hold(admin, application, { endsOn: '2025-06-30', coversPerson: true });
  await server.given.hold(admin, { jobId: job.id, orgId: org.id }, { endsOn: '2025-07-31' });
  await roundAt(night('2025-06-30'));
  expect(await entries('retention-hold-ended')).toEqual([]);
  expect([await isErased(theirs), await isErased(strangers)]).toEqual([false, true]);
  await roundAt(night('2025-07-01'));
  expect(await isErased(theirs)).toBe(true);
  await roundAt(night('2025-07-02'));
  expect(await entries('retention-hold-ended')).toHaveLength(1);
  expect(await isErased(application)).toBe(false);
  await roundAt(night('2025-08-01'));
  await roundAt(night('2025-08-02'));
  expect(await entries('retention-hold-ended')).toHaveLength(2);
  expect(await isErased(application)).toBe(true);
});

test('whoever asks is erased at once and once, unless something holds them', async () => {
  const [one, other] = [await server.given.application(job), await server.given.application(job)];
  await server.given.hold(admin, other);
  const ask = ({ id }: PlantedApplication) =>
    eraseApplicationOnItsPersonsRequest(server.services, { orgId: org.id, applicationId: id });
  expect(await ask(one)).toBe('erased');
  expect(await ask(one)).toBe('gone');
  expect(await ask(other)).toBe('held');
  expect(
    await eraseApplicationOnItsPersonsRequest(server.services, {
      orgId: org.id + 1,
      applicationId: other.id,
    }),
  ).toBe('gone');
  expect(await proofs()).toMatchObject([{ rule: 'asked', months: null, applications: 1 }]);
});

test('a batch that is cut off leaves nothing half erased, and the next round erases nobody twice', async () => {
  await close('2024-02-01', { status: 'notHired', statusOn: '2024-02-01' });
  const sent = ERASED_APPLICATIONS_PER_BATCH + 3;
  for (let n = 0; n < sent; n += 1) await server.given.application(job);
  // The third of the second batch cannot be erased: all of that batch is as it was.
  await query(
    `create function core.cut_off() returns trigger language plpgsql as
       $$ begin if (select count(*) from core.application where job_id = new.job_id and state = 'erased') >= ${ERASED_APPLICATIONS_PER_BATCH + 2}
         then raise exception 'cut off'; end if; return new; end $$`,
    [],
  );
  await query(
    `create trigger cut_off before update on core.application for each row when (new.state = 'erased') execute function core.cut_off()`,
    [],
  );
  const sums = async () =>
    (
      await query<{ erased: number; people: number; proven: number | null; graves: number }>(
        `select (select count(*)::int from core.application where job_id = $1 and state = 'erased') as erased,
           (select count(*)::int from pii.application_identity where job_id = $1) as people,
           (select sum(applications)::int from core.erasure_proof where job_id = $1) as proven,
           (select count(*)::int from core.tombstone where org_id = $2) as graves`,
        [job.id, org.id],
      )
    )[0];
  await expect(roundAt(night('2025-03-01'))).rejects.toThrow('cut off');
  const n = ERASED_APPLICATIONS_PER_BATCH;
  expect(await sums()).toEqual({ erased: n, people: 3, proven: n, graves: n });
  await query('drop trigger cut_off on core.application', []);
  await query('drop function core.cut_off()', []);
  // Two processes at once.
  await Promise.all([roundAt(night('2025-03-01')), roundAt(night('2025-03-01'))]);
  await roundAt(night('2025-03-01'));
  expect(await sums()).toEqual({ erased: sent, people: 0, proven: sent, graves: sent });
});

test('the file of this machine knows of whoever was erased, also where the process that erased them is gone', async () => {
  await close('2024-02-01', { status: 'notHired', statusOn: '2024-02-01' });
  for (let n = 0; n < ERASED_APPLICATIONS_PER_BATCH + 3; n += 1)
    await server.given.application(job);
  const file = join(dataDir, 'tombstones');
  const lines = () =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line.startsWith(`${org.id} `))
      : [];
  server.setNow(night('2025-03-01'));
  let asked = 0;
  // Whoever has to go finishes the batch, and leaves nothing of it unsaid.
  await eraseApplicationsPastRetention({ ...server.services, leaving: () => (asked += 1) > 1 });
  expect(lines()).toHaveLength(ERASED_APPLICATIONS_PER_BATCH);
  // The next one dies when all are erased, before it could write them down.
  rmSync(file);
  const dying = {
    ...server.services,
    config: { ...server.services.config, DATA_DIR: '/dev/null' },
  };
  await expect(eraseApplicationsPastRetention(dying)).rejects.toThrow();
  expect(lines()).toEqual([]);
  await eraseApplicationsPastRetention(server.services);
  expect(new Set(lines()).size).toBe(ERASED_APPLICATIONS_PER_BATCH + 3);
  expect(lines()).toHaveLength(ERASED_APPLICATIONS_PER_BATCH + 3);
  // And so does the round of the next night, of what somebody has asked for in between.
  rmSync(file);
  await roundAt(night('2025-03-02'));
  expect(lines()).toHaveLength(ERASED_APPLICATIONS_PER_BATCH + 3);
});
