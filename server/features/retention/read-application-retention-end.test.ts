import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  readApplicationRetentionEnd,
  readOwnApplicationRetentionEnd,
} from './read-application-retention-end.ts';

const server = startTestServer();
const now = new Date('2026-11-20T12:00:00Z');

test('candidate and employer are told the same day, or until when and on what ground something is held', async () => {
  const { given, services } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const [application, other] = [await given.application(job), await given.application(job)];
  const actor = (actorId: number) => ({ orgId: org.id, actorId });
  const both = async ({ id }: { id: number }) => {
    const own = await runTransactionByDoor(
      { services, door: 'candidate', actor: actor(id) },
      (db) => readOwnApplicationRetentionEnd(db, now),
    );
    const employers = await runTransactionByDoor(
      { services, door: 'staff', actor: actor(admin.id) },
      (db) => readApplicationRetentionEnd(db, { applicationId: id, now }),
    );
    expect(own).toEqual(employers);
    return own;
  };
  expect(await both(application)).toEqual({ kind: 'not-started', why: 'open', silentAt: null });
  await given.owner.query(
    `update core.job set country = 'DE', closes_at = '2026-09-01', status = 'hired', status_set_at = '2026-09-10T12:00:00Z' where id = $1`,
    [job.id],
  );
  expect(await both(application)).toMatchObject({ kind: 'until', day: '2027-03-10', months: 6 });
  await given.hold(admin, other, { endsOn: '2027-05-01' });
  expect(await both(other)).toEqual({
    kind: 'held',
    day: '2027-05-01',
    ground: 'legal-claim',
    withoutHold: '2027-03-10',
  });
  expect(await both(application)).toMatchObject({ kind: 'until' });
  await given.owner.query(`update core.application set state = 'erased' where id = $1`, [other.id]);
  expect(await both(other)).toBeUndefined();
});
