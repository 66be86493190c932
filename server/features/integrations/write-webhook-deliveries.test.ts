import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import { webhookEvents } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { beforeAll, expect, test } from 'vitest';
import { recordClosedJobs } from '../jobs/record-closed-jobs.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  type RoundApplication,
  makeHiringRoundActionsOverHttp,
} from '../../test/hiring-round-over-http.ts';
import { playInterviewOverHttp } from '../../test/play-interview-over-http.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { writeWebhookDeliveries } from './write-webhook-deliveries.ts';

const server = startTestServer();

type Message = { type: string; timestamp: string; data: Record<string, unknown> };
let messages: Message[];
let attempts: RoundApplication[];
let jobId: number;

const person = (n: number) => ({
  firstName: `Zorvella${n}`,
  lastName: `Quandt${n}`,
  email: `pellmor${n}@example.com`,
  source: 'Direct',
  answers: [`I, Zorvella${n}, call next door.`, 'I bake elsewhere.'],
});

beforeAll(async () => {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const reviewers = [await given.member(org), await given.member(org)];
  const webhook = await given.webhook(admin);
  await given.webhook(admin, { events: ['application.hired'] });
  const round = makeHiringRoundActionsOverHttp(server);
  const job = await round.publishedRole(admin, { reviewers });
  jobId = job.id;
  attempts = [];
  for (let n = 0; n < 6; n += 1) attempts.push(await round.apply(job, person(n)));
  const leaving = attempts[5];
  await round.form(`/application/${leaving?.token}/withdraw`, {}, { token: leaving?.token ?? '' });
  for (const hash of await round.sendToReview(admin, job, attempts.slice(0, 5), reviewers)) {
    await round.scoreAll(hash);
    await round.finish(hash);
  }
  const at = `/api/manage/${job.id}`;
  const decide = async (n: number, decision: string) =>
    round.staff(admin, 'POST', `${at}/decide`, { applicationIds: [attempts[n]?.id], decision });
  await decide(0, 'reject');
  await round.work();
  await round.staff(admin, 'POST', `${at}/undo-decision`, { applicationIds: [attempts[0]?.id] });
  await round.staff(admin, 'POST', `${at}/release`, {});
  await decide(1, 'interviews-tasks');
  await round.work();
  const [, interviewed, , , tasked] = attempts as [
    unknown,
    RoundApplication,
    unknown,
    unknown,
    RoundApplication,
  ];
  const note = `${person(1).firstName} rang the baker.`;
  await playInterviewOverHttp(server, round, { admin, job, candidate: interviewed, note });
  await doTask(round, { admin, candidate: tasked });
  await round.work();
  await decide(1, 'hire');
  await round.work();
  await round.staff(admin, 'POST', `/dashboard-old/role/${job.id}/archive-open`);
  server.setNow(new Date(Date.now() + 60_000));
  await recordClosedJobs(server.services);
  server.setNow(null);
  await round.work();
  const { rows } = await given.owner.query<{ body: string }>(
    'select body from core.webhook_delivery where webhook_id = $1 order by id',
    [webhook.id],
  );
  messages = rows.map(({ body }) => JSON.parse(body));
});

async function doTask(
  round: ReturnType<typeof makeHiringRoundActionsOverHttp>,
  { admin, candidate }: { admin: PlantedMember; candidate: RoundApplication },
): Promise<void> {
  const { stageId } = await server.given.task({ id: jobId, orgId: admin.orgId });
  const act = (what: string) =>
    round.staff(admin, 'POST', `/api/manage/${jobId}/task-stages/${stageId}/${what}`, {
      applicationIds: [candidate.id],
    });
  await act('invite');
  const page = `/application/${candidate.token}/task/1`;
  const fields = { version: '0', [formFieldName('plan')]: `I, ${candidate.firstName}, plan.` };
  await round.form(page, fields, candidate);
  await round.form(`${page}/hand-in`, {}, candidate);
  await act('close');
}

const ofType = (type: string) => messages.filter((message) => message.type === type);

test('a whole round is told, each thing once', () => {
  const counts = Object.fromEntries(webhookEvents.map(({ type }) => [type, ofType(type).length]));
  expect(counts).toEqual({
    'job.published': 1,
    'job.closed': 1,
    'application.started': 6,
    'application.submitted': 6,
    'application.stage_changed': 3,
    'application.rejected': 1,
    'application.hired': 1,
    'application.withdrawn': 1,
    'interview.booked': 2,
    'interview.changed': 1,
    'interview.cancelled': 1,
    'review.batch_sent': 1,
    'review.completed': 1,
    'scorecard.submitted': 1,
    'task.submitted': 1,
    'task.closed': 1,
  });
});

test('while sealed a message holds the reference and the day, and once open the id and the time', () => {
  const [rejected] = ofType('application.rejected');
  expect(rejected).toEqual({
    type: 'application.rejected',
    timestamp: expect.stringMatching(/T\d\d:00:00\.000Z$/),
    data: { jobId, reference: attempts[0]?.ref, state: 'rejected' },
  });
  expect(ofType('application.hired')).toMatchObject([
    {
      data: { jobId, reference: attempts[1]?.ref, state: 'hired', applicationId: attempts[1]?.id },
    },
  ]);
});

test('no message holds anything of a person, whatever they are called and wrote', () => {
  expect(messages.length).toBeGreaterThan(15);
  expect(JSON.stringify(messages)).not.toMatch(/Zorvella|Quandt|pellmor|example\.com|gender/i);
  const known = new Set(['jobId', 'reference', 'state', 'applicationId', 'batchId']);
  for (const { data } of messages)
    for (const name of Object.keys(data)) expect(known).toContain(name);
});

test('a webhook hears of what it chose, and only of its own organisation', async () => {
  const { rows } = await server.given.owner.query(
    `select distinct w.events, d.type from core.webhook_delivery d join core.webhook w on w.id = d.webhook_id
     where cardinality(w.events) = 1`,
  );
  expect(rows).toEqual([{ events: ['application.hired'], type: 'application.hired' }]);
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const mine = await server.given.webhook(admin);
  const theirs = await server.given.webhook(
    await server.given.member(await server.given.organisation(), { role: 'ADMIN' }),
  );
  const event = await server.given.happened(await server.given.openJob(admin), 'job-published');
  for (let n = 0; n < 2; n += 1)
    await writeWebhookDeliveries(server.services, { orgId: admin.orgId, eventId: event.id });
  const told = async ({ id }: { id: number }) =>
    (
      await server.given.owner.query('select 1 from core.webhook_delivery where webhook_id = $1', [
        id,
      ])
    ).rowCount;
  expect([await told(mine), await told(theirs)]).toEqual([1, 0]);
});

test('a sample role is nobody’s news, and a webhook that is switched off hears nothing', async () => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const webhook = await server.given.webhook(admin);
  const sample = await server.given.openJob(admin);
  await server.given.owner.query('update core.job set sample = true where id = $1', [sample.id]);
  const happened = async (job: typeof sample) =>
    writeWebhookDeliveries(server.services, {
      orgId: admin.orgId,
      eventId: (await server.given.happened(job, 'job-published')).id,
    });
  await happened(sample);
  await server.given.owner.query('update core.webhook set enabled = false where id = $1', [
    webhook.id,
  ]);
  await happened(await server.given.openJob(admin));
  const { rowCount } = await server.given.owner.query(
    'select 1 from core.webhook_delivery where webhook_id = $1',
    [webhook.id],
  );
  expect(rowCount).toBe(0);
});

test('delivered messages go after thirty days, undelivered ones after ninety, waiting ones never', async () => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const webhook = await server.given.webhook(admin);
  const plant = async (days: number, state: 'delivered_at' | 'failed_at' | null) => {
    const { id } = await server.given.deliveries(webhook);
    await server.given.owner.query(
      `update core.webhook_delivery set created_at = now() - make_interval(days => $2),
         delivered_at = case when $3 = 'delivered_at' then now() - make_interval(days => $2) end,
         failed_at = case when $3 = 'failed_at' then now() - make_interval(days => $2) end where id = $1`,
      [id, days, state],
    );
    return id;
  };
  await plant(31, 'delivered_at');
  await plant(91, 'failed_at');
  const kept = [
    await plant(29, 'delivered_at'),
    await plant(89, 'failed_at'),
    await plant(200, null),
  ];
  const event = await server.given.happened(await server.given.openJob(admin), 'job-published');
  await writeWebhookDeliveries(server.services, { orgId: admin.orgId, eventId: event.id });
  const { rows } = await server.given.owner.query<{ id: number }>(
    'select id from core.webhook_delivery where webhook_id = $1 and event_id is null order by id',
    [webhook.id],
  );
  expect(rows.map(({ id }) => id)).toEqual(kept);
});
