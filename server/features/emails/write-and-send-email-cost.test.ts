import { expect, test } from 'vitest';
import { collectWaysToDatabase } from '../../test/collect-sql-statements-or-database-messages.ts';
import { explainStatementsDuringWork } from '../../test/explain-statements.ts';
import { writeEmailOfOneEvent } from '../../test/run-compose-email-task-for-event.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedJob } from '../../test/test-data-types.ts';
import { sendDueEmails } from './send-due-emails.ts';

const server = startTestServer();

async function openJob() {
  return server.given.openJob(
    await server.given.member(await server.given.organisation(), { role: 'ADMIN' }),
  );
}

/** An application, and what writes the e-mail that follows from it. */
async function begun(job: PlantedJob) {
  const { orgId, id } = await server.given.application(job, { state: 'started' });
  const { rows } = await server.given.owner.query<{ id: number }>(
    `insert into core.event (org_id, kind, actor_kind, job_id, subject_id)
     values ($1, 'application-begun', 'system', $2, $3) returning id`,
    [orgId, job.id, id],
  );
  const [event] = rows;
  if (event === undefined) throw new Error('no event was planted');
  return { write: () => writeEmailOfOneEvent(server.services, { orgId, eventId: event.id }) };
}

test('an e-mail takes five ways to the database: closing day writes as many as candidates save', async () => {
  const { write } = await begun(await openJob());
  const ways = await collectWaysToDatabase(server.services, write);
  expect(ways.map((text) => text.trim().split(/\W+/, 1)[0])).toEqual([
    'begin',
    'select',
    'select',
    'insert',
    'commit',
  ]);
});

test('however many e-mails of others wait, none of them is looked at for one that is written', async () => {
  const job = await openJob();
  const { write } = await begun(job);
  const other = await server.given.application(job);
  const plant = (sentAt: string | null, from: number) =>
    server.given.owner.query(
      `insert into pii.email_message (org_id, kind, event_id, application_id, to_address, subject, text, html, message_id, sent_at)
       select $1, 'submit-confirmation', -n, $2, 'someone@example.com', 's', 't', 'h', n::text, $4
       from generate_series($3::int, $3 + 499) n`,
      [job.orgId, other.id, from, sentAt],
    );
  // As on closing day: what the database knows of the queue is of when nothing waited.
  await plant('2026-01-01', 1);
  await server.given.owner.query('analyze pii.email_message');
  await plant(null, 501);
  const read = await explainStatementsDuringWork(server.services, write);
  const rows = read.map((statement) => statement.rows['email_message'] ?? 0);
  expect(rows.filter((n) => n > 1)).toEqual([]);
});

test('an e-mail leaves by six ways to the database: four to take the next one, two to mark what has left', async () => {
  const job = await openJob();
  const waysOf = async (emails: number) => {
    for (let n = 0; n < emails; n += 1) await (await begun(job)).write();
    const ways = await collectWaysToDatabase(server.services, () => sendDueEmails(server.services));
    return ways.length;
  };
  await waysOf(0);
  expect((await waysOf(3)) - (await waysOf(2))).toBe(6);
});
