import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { databaseUrlForLogin } from '../../db/database-url-for-login.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../test/start-test-cluster.ts';
import type { PlantedApplication } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { startTestSmtpServer } from '../../test/test-smtp-server.ts';
import { startBackgroundWorker } from '../../background-worker.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);

async function someone({ state = 'submitted' } = {}): Promise<PlantedApplication> {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  return given.application(await given.openJob(admin), { state });
}

test('the whole way: what happens is told to each of fifty candidates by mail, within seconds', async () => {
  const { given } = server;
  const job = await given.openJob(await given.member(await given.organisation()));
  const addresses: string[] = [];
  for (let n = 0; n < 50; n += 1) {
    const { id, email } = await given.application(job, { state: 'started' });
    addresses.push(email);
    await given.owner.query(
      `with e as (insert into core.event (org_id, kind, actor_kind, job_id, subject_id)
         values ($1, 'application-begun', 'system', $2, $3) returning id)
       insert into core.event_outbox (org_id, event_id, kind) select $1, id, 'application-begun' from e`,
      [job.orgId, job.id, id],
    );
  }
  let hint = () => {};
  const tasksUrl = databaseUrlForLogin(server.url, 'tasks', {
    prefix: testDatabaseRolePrefix,
    secretKey: testSecretKey,
  });
  const worker = await startBackgroundWorker({ ...services(), hint: () => hint() }, tasksUrl);
  hint = worker.hint;
  await expect
    .poll(() =>
      smtp()
        .received.flatMap(({ to }) => to)
        .toSorted(),
    )
    .toEqual(addresses.toSorted());
  expect(smtp().received[0]?.mail.subject).toBe('Your application for Baker is saved');
  await worker.stop();
});

test('however often the sender is killed, nothing is lost and at most one e-mail a kill comes twice, under the same Message-ID', async () => {
  const MAILS = 200;
  const KILLS = 5;
  for (let n = 0; n < 10; n += 1) await server.given.dueMails(await someone(), { n: MAILS / 10 });
  for (let kills = 0; kills <= KILLS; kills += 1) {
    const before = smtp().received.length;
    const child = await startSender();
    const goal = kills === KILLS ? MAILS : Math.min(before + 20, MAILS);
    await expect
      .poll(
        () =>
          distinct().size >= goal ||
          smtp().received.length >= before + 20 + (kills === KILLS ? MAILS : 0),
        { interval: 2 },
      )
      .toBe(true);
    if (kills === KILLS) await expect.poll(countWaiting).toBe(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // Time passes: the lease of the e-mail it died over runs out.
    await server.given.owner.query(
      "update pii.email_message set leased_until = now() - interval '1 second' where leased_until is not null",
    );
  }
  expect(distinct().size).toBe(MAILS);
  expect(smtp().received.length - MAILS).toBeLessThanOrEqual(KILLS);
});

const distinct = () => new Set(smtp().received.map(({ mail: { messageId } }) => messageId));

async function countWaiting(): Promise<number> {
  const { rows } = await server.given.owner.query<{ n: number }>(
    'select count(*)::int as n from pii.email_message where sent_at is null and cancelled_at is null and failed_at is null',
  );
  return rows[0]?.n ?? 0;
}

async function startSender(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [new URL('../../test/work-until-killed.ts', import.meta.url).pathname],
    {
      env: { PATH: process.env['PATH'], DATABASE_URL: server.url, SMTP_URL: smtp().url },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return child;
}
