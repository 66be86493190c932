import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenReviewRound } from '../../test/given-review-round-or-job-ready-for-review.ts';
import { runDuringRequestAfterStatement } from '../../test/run-during-request-after-statement.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { eraseApplicationOnItsPersonsRequest } from './erase-application-on-its-persons-request.ts';

const server = startTestServer({ DATA_DIR: mkdtempSync(join(tmpdir(), 'evenhand-erasing-')) });

const query = async <T>(text: string, values: unknown[]) =>
  (await server.given.owner.query(text, values)).rows as T[];

test('erasing takes a queued mail and a leased webhook message along', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const job = await server.given.openJob(admin);
  const application = await server.given.application(job, { state: 'interviews_tasks' });
  await server.given.mail(application);
  const webhook = await server.given.webhook(admin);
  const [event] = await query<{ id: number }>(
    `insert into core.event (org_id, kind, actor_kind, job_id, subject_id) values ($1, 'application-rejected', 'member', $2, $3) returning id`,
    [org.id, job.id, application.id],
  );
  await query(
    `insert into core.webhook_delivery (org_id, webhook_id, event_id, message_id, type, body, leased_until)
     values ($1, $2, $3, 'msg_' || repeat('x', 22), 'application.rejected', '{"reference":"KX-10"}', now() + interval '30 seconds')`,
    [org.id, webhook.id, event?.id],
  );
  await server.given.deliveries(webhook);
  const left = async () =>
    (
      await query<{ mails: number; messages: number }>(
        `select (select count(*)::int from pii.email_message where application_id = $1) as mails,
           (select count(*)::int from core.webhook_delivery where webhook_id = $2) as messages`,
        [application.id, webhook.id],
      )
    )[0];
  expect(await left()).toEqual({ mails: 1, messages: 2 });
  await eraseApplicationOnItsPersonsRequest(server.services, {
    orgId: org.id,
    applicationId: application.id,
  });
  // The other message is a test, and about nobody.
  expect(await left()).toEqual({ mails: 0, messages: 1 });
  expect(
    await query('select counts from core.erasure_proof where org_id = $1', [org.id]),
  ).toMatchObject([{ counts: { 'e-mails': 1, 'webhook messages': 1 } }]);
});

test('while reviewers score, unscored answers vanish from the queue, scored ones are void, and loads and counts agree', async () => {
  const round = await givenReviewRound(server, {
    candidates: 5,
    questions: 1,
    reviewers: 2,
    reviewsPerAnswer: 2,
  });
  const [gone] = round.applications;
  const [link = ''] = round.hashes;
  const items = async () =>
    query<{ id: string; stars: number | null; mine: boolean; link: number }>(
      `select r.item_id as id, r.stars, r.application_id = $2 as mine, r.link_id as link from core.review r
       where r.batch_id = $1 order by r.link_id`,
      [round.batchId, gone?.id],
    );
  const [first] = (await items()).filter(({ mine }) => mine);
  const scored = await server.as(null).put(`/freview/${link}/reviews/${first?.id}`, { score: 4 });
  expect(scored.statusCode).toBe(200);
  const before = await items();
  expect(before).toHaveLength(10);
  await eraseApplicationOnItsPersonsRequest(server.services, {
    orgId: round.job.orgId,
    applicationId: gone?.id ?? 0,
  });
  expect(await items()).toHaveLength(8);
  const [kept] = await query<{
    items: number;
    voided: number;
    expected: number;
    scored: number;
    total: number;
    starred: number;
  }>(
    `select (select count(*)::int from blind.review_item where org_id = $1) as items,
       (select count(*)::int from core.voided_review where application_id = $2) as voided,
       reviews_expected as expected, reviews_scored as scored,
       (select coalesce(sum(n), 0)::int from core.job_delta where job_id = a.job_id and counter = 'reviews_total')
         + coalesce((select reviews_total from core.job_stats where job_id = a.job_id), 0) as total,
       (select coalesce(sum(n), 0)::int from core.job_delta where job_id = a.job_id and counter = 'reviews_scored')
         + coalesce((select reviews_scored from core.job_stats where job_id = a.job_id), 0) as starred
     from core.application a where id = $2`,
    [round.job.orgId, gone?.id],
  );
  expect(kept).toEqual({
    items: 8,
    voided: 1,
    expected: 0,
    scored: 0,
    total: 8,
    starred: 0,
  });
  const queue = await server.as(null).get(`/freview/${link}/reviews`);
  expect(queue.statusCode).toBe(200);
  expect(queue.body).not.toContain(first?.id ?? 'never');
});

test('a list that is being downloaded has whoever was read before they were erased whole, and nobody who was to come', async () => {
  const org = await server.given.organisation();
  await server.given.feature(org, 'global-reporting');
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const job = await server.given.openJob(admin);
  const applications = [];
  for (let n = 0; n < 105; n += 1) {
    const application = await server.given.application(job, { lastName: `Vorqua${100 + n}x` });
    await server.given.cameFrom(application, 'village-shop', { isOpen: true });
    applications.push(application);
  }
  // The first hundred by reference are read at once, the others in a transaction of their own.
  await query(`update core.application set public_ref = 'KX-' || 1000 + id where job_id = $1`, [
    job.id,
  ]);
  const [read, toCome] = [applications[3], applications[103]];
  const deed = async () => {
    for (const gone of [read, toCome])
      expect(
        await eraseApplicationOnItsPersonsRequest(server.services, {
          orgId: org.id,
          applicationId: gone?.id ?? 0,
        }),
      ).toBe('erased');
  };
  const today = new Date();
  const day = (ahead: number) =>
    new Date(today.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const list = await runDuringRequestAfterStatement(
    server.services,
    { words: 'released as materialized', deed },
    () => server.as(admin).get(`/api/applicant/list/csv?start=${day(-1)}&end=${day(0)}`),
  );
  expect(list.statusCode).toBe(200);
  const lines = list.body.trimEnd().split('\n').slice(1);
  expect(lines).toHaveLength(104);
  expect(lines[3]).toContain(`Vorqua103x`);
  expect(lines[3]).toContain(read?.email);
  expect(list.body).not.toContain('Vorqua203x');
  expect(list.body).not.toContain(toCome?.email);
  expect(lines.every((line) => /Vorqua\d{3}x.*@example\.com/.test(line))).toBe(true);
});
