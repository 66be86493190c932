import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import type { PlantedApplication, PlantedJob } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { cancelWaitingEmail, cancelWaitingEmails } from './cancel-waiting-emails.ts';
import { writeEmailOfOneEvent } from '../../test/run-compose-email-task-for-event.ts';

const server = startTestServer();

type Row = {
  kind: string;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  message_id: string;
  hours: number;
  cancelled: boolean;
};

async function emailsOf({ orgId }: { orgId: number }): Promise<Row[]> {
  const { rows } = await server.given.owner.query<Row>(
    `select kind, to_address, subject, text, html, message_id, cancelled_at is not null as cancelled,
       round(extract(epoch from send_at - created_at) / 3600)::int as hours from pii.email_message where org_id = $1 order by id`,
    [orgId],
  );
  return rows;
}

/** An event about a subject, and its task done, as often as is said. */
async function happens(
  kind: string,
  { orgId, jobId, subjectId }: { orgId: number; jobId: number; subjectId: number },
  times = 1,
) {
  const { rows } = await server.given.owner.query<{ id: number }>(
    `insert into core.event (org_id, kind, actor_kind, job_id, subject_id) values ($1, $2, 'system', $3, $4) returning id`,
    [orgId, kind, jobId, subjectId],
  );
  const eventId = rows[0]?.id ?? 0;
  await Promise.all(
    Array.from({ length: times }, () => writeEmailOfOneEvent(server.services, { orgId, eventId })),
  );
}

const about = ({ orgId, jobId, id }: PlantedApplication) => ({ orgId, jobId, subjectId: id });

async function someone(
  state: string,
  { firstName = 'Ngozi', title = 'Baker', name = 'Larkfield Energy' } = {},
) {
  const { given } = server;
  const admin = await given.member(await given.organisation({ name }), { role: 'ADMIN' });
  const job = await given.openJob(admin, { title });
  return {
    admin,
    job,
    application: await given.application(job, { firstName, lastName: 'Sealed', state }),
  };
}

function linkOf({ id }: PlantedApplication): string {
  return `${server.services.config.BASE_URL}/application/${derivePersonalLinkToken('application', { id, serial: 1 }, server.services.config)}`;
}

test('who begins an application gets its link, and the link opens it', async () => {
  const { application } = await someone('started');
  await happens('application-begun', about(application));
  const [email] = await emailsOf(application);
  expect(email).toMatchObject({
    kind: 'application-start',
    to_address: application.email,
    subject: 'Your application for Baker is saved',
    hours: 0,
  });
  expect(email?.text).toContain(linkOf(application));
  expect(email?.html).toContain(`href="${linkOf(application)}"`);
  expect(email?.text).toContain('Hello Ngozi,');
  expect(email?.text).not.toContain('Sealed');
  expect(email?.message_id).toMatch(/^<[0-9a-f-]{36}@[\w.-]+>$/);
  const { rows } = await server.given.owner.query(
    "select kind from auth.token where org_id = $1 and reference = $2 and kind = 'application'",
    [application.orgId, application.id],
  );
  expect(rows).toHaveLength(1);
});

test('a task that runs again, or twice at once, writes one e-mail', async () => {
  const { application } = await someone('submitted');
  await happens('application-submitted', about(application), 5);
  expect(await emailsOf(application)).toHaveLength(1);
});

test('who asks for the link again gets the same one, whatever has happened, and nobody is flooded', async () => {
  const { application } = await rejected();
  for (let n = 0; n < 6; n += 1) await happens('link-asked', about(application));
  const emails = await emailsOf(application);
  expect(emails.map(({ kind }) => kind)).toEqual([
    'application-link',
    'application-link',
    'application-link',
  ]);
  expect(emails[0]?.text).toContain(linkOf(application));
  expect(emails[0]?.text).not.toMatch(/reject|decid/i);
});

test('who submits is told who reads it and how', async () => {
  const { application } = await someone('submitted');
  await happens('application-submitted', about(application));
  expect(await emailsOf(application)).toMatchObject([
    { kind: 'application-confirm', subject: "We've received your application for Baker" },
  ]);
});

test('who was writing on a role that was closed early is told so, where their words are, and that nothing was sent', async () => {
  const { job, application } = await someone('started');
  await server.given.owner.query(
    'update core.job set closes_at = now(), archived_at = now() where id = $1',
    [job.id],
  );
  await happens('application-cut-off', about(application), 2);
  const [email, ...more] = await emailsOf(application);
  expect(more).toEqual([]);
  expect(email).toMatchObject({ kind: 'role-closed', subject: 'The role Baker has closed' });
  expect(email?.text).toContain('Larkfield Energy has closed the role Baker earlier than planned.');
  expect(email?.text).toContain('Nothing you wrote was sent to the employer.');
  expect(email?.text).toContain(linkOf(application));
});

test('a rejection waits two hours, and begins with the decision', async () => {
  const { application } = await rejected();
  await happens('application-rejected', about(application));
  const [email] = await emailsOf(application);
  expect(email).toMatchObject({ kind: 'applicant-rejection', hours: 2 });
  expect(email?.text.split('\n\n')[1]).toMatch(
    /^Larkfield Energy has decided not to take your application for Baker further\./,
  );
});

test('undoing a rejection keeps its mail; rejecting again writes one; a late task writes none beside it', async () => {
  const { admin, application } = await rejected();
  await happens('application-rejected', about(application));
  const staff = {
    services: server.services,
    door: 'staff',
    actor: { orgId: admin.orgId, actorId: admin.id },
  } as const;
  await runTransactionByDoor(staff, (db) =>
    cancelWaitingEmails(db, [application.id], 'applicant-rejection'),
  );
  expect((await emailsOf(application)).map(({ cancelled }) => cancelled)).toEqual([true]);
  await happens('application-rejected', about(application));
  await happens('application-rejected', about(application));
  expect((await emailsOf(application)).map(({ cancelled }) => cancelled)).toEqual([true, false]);
});

test('who is no longer rejected when the task comes gets no rejection', async () => {
  const { application } = await someone('in_review');
  await happens('application-rejected', about(application));
  expect(await emailsOf(application)).toEqual([]);
});

test('one e-mail is kept from leaving; another organisation cannot, and what has left has left', async () => {
  const { admin, application } = await rejected();
  await happens('application-rejected', about(application));
  const id =
    (
      await server.given.owner.query<{ id: number }>(
        'select id from pii.email_message where application_id = $1',
        [application.id],
      )
    ).rows[0]?.id ?? 0;
  const stranger = await server.given.member(await server.given.organisation());
  const as = ({ orgId, id: actorId }: { orgId: number; id: number }) =>
    ({ services: server.services, door: 'staff', actor: { orgId, actorId } }) as const;
  const which = { mailId: id, applicationId: application.id };
  await expect(
    runTransactionByDoor(as(stranger), (db) => cancelWaitingEmail(db, which)),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
  await server.given.owner.query(
    "update pii.email_message set leased_until = now() + interval '10 seconds' where id = $1",
    [id],
  );
  await expect(
    runTransactionByDoor(as(admin), (db) => cancelWaitingEmail(db, which)),
  ).rejects.toMatchObject({
    code: 'conflict',
  });
  await server.given.owner.query('update pii.email_message set leased_until = null where id = $1', [
    id,
  ]);
  expect(
    await runTransactionByDoor(as(admin), (db) => cancelWaitingEmail(db, which)),
  ).toMatchObject({
    id,
    state: 'cancelled',
  });
  expect(
    await runTransactionByDoor(as(admin), (db) => cancelWaitingEmail(db, which)),
  ).toMatchObject({
    state: 'cancelled',
  });
});

test("a reviewer's mail tells title, about how much, and the day; nothing of any candidate", async () => {
  const { admin, job, application } = await someone('in_review', { firstName: 'Zqcanaryfirst' });
  const link = await givenReviewWork(job, {
    reviewer: admin.id,
    answers: 38,
    words: 150,
    text: 'zqcanaryword',
  });
  await happens('reviews-sent', { orgId: job.orgId, jobId: job.id, subjectId: link });
  const [email] = await emailsOf(job);
  expect(email).toMatchObject({
    kind: 'reviewer-invite',
    to_address: admin.email,
    subject: 'Answers to score for Baker',
  });
  expect(email?.text).toContain('about 40 answers');
  expect(email?.text).toContain('about 40 minutes');
  expect(email?.text).toContain('Saturday 12 December');
  const token = derivePersonalLinkToken('review', { id: link, serial: 1 }, server.services.config);
  expect(email?.text).toContain(
    `${server.services.config.BASE_URL}/review-app/#/${token}/overview`,
  );
  const whole = JSON.stringify(email);
  expect(email?.text).not.toMatch(/\b38\b/);
  for (const canary of ['zqcanary', application.email, 'Sealed', 'KX-'])
    expect(whole.toLowerCase()).not.toContain(canary.toLowerCase());
});

test('whoever gives a poisoned name cannot speak through our mail', async () => {
  const { application } = await someone('started', {
    firstName: 'Win https://evil.example\r\nBcc: x@example.com',
    title: 'Chef <b>*|URL|*',
    name: 'A & B',
  });
  await happens('application-begun', about(application));
  const [email] = await emailsOf(application);
  expect(email?.text).toContain('Hello Win https evil. example Bcc x example. com,');
  expect(email?.subject).toBe('Your application for Chef <b>*|URL|* is saved');
  expect(email?.html).toContain('Chef &lt;b&gt;*|URL|*');
  expect(email?.html).toContain('A &amp; B');
});

async function rejected() {
  const all = await someone('in_review');
  await server.given.owner.query(
    "update core.application set state = 'rejected', rejected_by = $2 where id = $1",
    [all.application.id, all.admin.id],
  );
  return all;
}

async function givenReviewWork(
  job: PlantedJob,
  {
    reviewer,
    answers,
    words,
    text,
  }: { reviewer: number; answers: number; words: number; text: string },
): Promise<number> {
  const { rows } = await server.given.owner.query<{ id: number }>(
    `with link as (insert into core.reviewer_link (org_id, job_id, member_id) values ($1, $2, $3) returning id),
       batch as (insert into core.review_batch (org_id, job_id, sent_by, reviews_per_answer, due_on, seed_commitment, sealed_seed)
         values ($1, $2, $3, 1, '2026-12-12', '\\x00', '\\x00') returning id),
       session as (insert into blind.review_session (org_id, link_id, batch_id, job_title, job_description, reviewer_first_name, first_time, due_on)
         select $1, link.id, batch.id, 'Baker', '', 'Some', true, '2026-12-12' from link, batch returning id),
       question as (insert into blind.review_question (org_id, session_id, position, text, guide_one, guide_three, guide_five, skills, max_words)
         select $1, id, 1, 'q', '', '', '', '{}', 250 from session returning id, session_id),
       items as (insert into blind.review_item (org_id, session_id, question_id, position, text)
         select $1, session_id, id, n, btrim(repeat($5 || ' ', $6)) from question, generate_series(1, $4) n)
     select id from link`,
    [job.orgId, job.id, reviewer, answers, text, words],
  );
  return rows[0]?.id ?? 0;
}
