import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { makeHiringRoundActionsOverHttp } from '../../test/hiring-round-over-http.ts';

const server = startTestServer();
const progressOf = ({ id }: { id: number }) => `/api/manage/${id}/review-progress`;
const remind = ({ id }: { id: number }) => `/api/manage/${id}/remind-reviewers`;

/** A role with five candidates, two questions and three reviewers: one has begun, one has done nothing, one has finished. */
async function underReview() {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin);
  await given.question(job);
  await given.question(job);
  const applications = [];
  for (let n = 0; n < 5; n += 1) applications.push(await given.application(job));
  const reviewer = (firstName: string) => given.member(org, { firstName, lastName: 'Reader' });
  const reviewers = [await reviewer('Begun'), await reviewer('Idle'), await reviewer('Ready')];
  const [begun, idle, ready] = reviewers as [PlantedMember, PlantedMember, PlantedMember];
  await given.batch(job, {
    by: admin,
    reviewers,
    applications,
    stars: (a, _q, r) => (r === 2 || (r === 0 && a < 2) ? 3 : null),
  });
  return { org, admin, job, begun, idle, ready };
}

type PlantedMember = Awaited<ReturnType<typeof server.given.member>>;
type Reply = { reviewers: Record<string, unknown>[] } & Record<string, unknown>;

async function emailsOf(job: { id: number }) {
  await makeHiringRoundActionsOverHttp(server).work();
  const { rows } = await server.given.owner.query<{ to: string; subject: string; text: string }>(
    `select m.to_address as to, m.subject, m.text from pii.email_message m
     join core.event e on e.org_id = m.org_id and e.id = m.event_id
     where e.job_id = $1 and m.kind = 'reviewer-reminder' order by m.id`,
    [job.id],
  );
  return rows;
}

test('progress tells of each reviewer what was dealt, scored and finished, and what nobody was dealt yet', async () => {
  const { given, as } = server;
  const { admin, job } = await underReview();
  await given.application(job);
  const { reviewers, ...told } = (await as(admin).get(progressOf(job))).json<Reply>();
  expect(told).toMatchObject({
    dealt: 30,
    scored: 14,
    zone: 'Europe/London',
    preparing: 0,
    undealt: { candidates: 1, reviews: 6 },
    quiet: null,
  });
  expect(reviewers).toMatchObject([
    { name: 'Begun Reader', dealt: 10, scored: 4, state: 'waiting', may: { remind: true } },
    { name: 'Idle Reader', dealt: 10, scored: 0, state: 'waiting', may: { remind: true } },
    { name: 'Ready Reader', dealt: 10, scored: 10, state: 'finished', may: { remind: false } },
  ]);
  expect(JSON.stringify(reviewers)).not.toMatch(/KX-|application|question/);
});

test('a score says that its reviewer was active, and only theirs', async () => {
  const { given, as, services } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const readers = [await given.member(org), await given.member(org)];
  const round = makeHiringRoundActionsOverHttp(server);
  const job = await round.publishedRole(admin, { reviewers: readers });
  const attempts = [];
  for (let n = 0; n < 5; n += 1)
    attempts.push(
      await round.apply(job, {
        firstName: 'Some',
        lastName: 'One',
        email: `active.${job.id}.${n}@example.com`,
        source: '',
        answers: ['I call the baker next door.', 'I call her again, and bake there.'],
      }),
    );
  const [first = ''] = await round.sendToReview(admin, job, attempts, readers);
  const times = async () =>
    (await as(admin).get(progressOf(job)))
      .json<Reply>()
      .reviewers.map(({ lastActiveAt }) => lastActiveAt);
  expect(await times()).toEqual([null, null]);
  const [item] = await round.items(first);
  expect(await times()).toEqual([null, null]);
  await server.running.app.inject({
    method: 'PUT',
    url: `/freview/${first}/reviews/${item}`,
    payload: { score: 4 },
  });
  const [active, other] = await times();
  expect(Math.abs(services.now().getTime() - Date.parse(String(active)))).toBeLessThan(60_000);
  expect(other).toBe(null);
});

test('everybody with answers left is reminded once, with a link that works and a word of how much is left', async () => {
  const { as, given } = server;
  const { admin, job, begun, idle } = await underReview();
  const reply = await as(admin).post(remind(job), {});
  expect(reply.statusCode).toBe(202);
  expect(reply.json()).toMatchObject({ reminded: ['Begun Reader', 'Idle Reader'] });
  const emails = await emailsOf(job);
  expect(emails.map(({ to }) => to)).toEqual([begun.email, idle.email]);
  expect(emails[0]?.subject).toBe('A reminder: answers to score for Baker');
  expect(emails[0]?.text).toContain('fewer than 10 answers');
  expect(emails[1]?.text).toContain('about 10 answers');
  expect(emails[0]?.text).toMatch(/\/review-app\/#\/[\w-]{43}\/overview/);
  const { rows } = await given.owner.query(
    `select kind, details from audit.entry where org_id = $1 and kind = 'reviewers-reminded'`,
    [job.orgId],
  );
  expect(rows).toEqual([
    { kind: 'reviewers-reminded', details: { reviewers: [begun.id, idle.id] } },
  ]);
});

test('a second reminder within 24 hours is refused in words, and a day later it goes', async () => {
  const { as } = server;
  const { admin, job, begun } = await underReview();
  const at = new Date('2026-11-20T10:00:00Z');
  const reminder = { reviewerId: begun.id };
  server.setNow(at);
  expect((await as(admin).post(remind(job), reminder)).statusCode).toBe(202);
  server.setNow(new Date(at.getTime() + 24 * 3_600_000 - 1));
  const early = await as(admin).post(remind(job), reminder);
  expect(early.json()).toMatchObject({ status: 409, code: 'reminded-already' });
  expect(early.json<{ message: string }>().message).toBe(
    'Begun Reader was reminded on Friday 20 November 2026 at 10:00 GMT. A day must pass before the next reminder.',
  );
  expect((await as(admin).post(remind(job), {})).json()).toMatchObject({
    reminded: ['Idle Reader'],
  });
  expect((await as(admin).post(remind(job), {})).json()).toMatchObject({
    code: 'nobody-to-remind',
  });
  server.setNow(new Date(at.getTime() + 24 * 3_600_000));
  expect((await as(admin).post(remind(job), reminder)).statusCode).toBe(202);
  server.setNow(null);
  expect(await emailsOf(job)).toHaveLength(3);
});

test('two who remind at the same moment send one e-mail', async () => {
  const { as } = server;
  const { admin, job, idle } = await underReview();
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => as(admin).post(remind(job), { reviewerId: idle.id })),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    202, 409, 409, 409, 409, 409,
  ]);
  expect(await emailsOf(job)).toHaveLength(1);
});

test('nobody is reminded who has finished, has left, or reviews a practice or an archived role', async () => {
  const { as, given } = server;
  const { admin, job, begun, idle, ready } = await underReview();
  const refusal = async (reviewerId: number) =>
    (await as(admin).post(remind(job), { reviewerId })).json<{ code: string; message: string }>();
  expect(await refusal(ready.id)).toMatchObject({
    code: 'nobody-to-remind',
    message: 'Ready Reader has finished already.',
  });
  await given.owner.query('update core.member set deactivated_at = now() where id = $1', [idle.id]);
  expect(await refusal(idle.id)).toMatchObject({
    code: 'nobody-to-remind',
    message: 'Idle Reader does not work here any more.',
  });
  expect(await refusal(admin.id)).toMatchObject({ code: 'not-found' });
  await given.owner.query('update core.job set archived_at = now() where id = $1', [job.id]);
  expect(await refusal(begun.id)).toMatchObject({
    code: 'nobody-to-remind',
    message: 'This role is archived: nobody gets e-mail about it.',
  });
  await given.owner.query('update core.job set archived_at = null, sample = true where id = $1', [
    job.id,
  ]);
  expect(await refusal(begun.id)).toMatchObject({
    message: 'This is a practice role: nobody gets e-mail about it.',
  });
  expect(await emailsOf(job)).toEqual([]);
});

test('who finishes before the e-mail was written gets none', async () => {
  const { as, given } = server;
  const { admin, job, begun } = await underReview();
  await as(admin).post(remind(job), { reviewerId: begun.id });
  await given.owner.query(
    `update blind.review_session s set finished = true from core.reviewer_link l
     where l.id = s.link_id and l.member_id = $1`,
    [begun.id],
  );
  expect(await emailsOf(job)).toEqual([]);
});

test('only who runs the role sees progress and reminds: no reviewer, no colleague, no stranger', async () => {
  const { as, given } = server;
  const { org, job, begun } = await underReview();
  await given.part(job, begun);
  const colleague = await given.member(org);
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  for (const [who, status] of [
    [begun, 403],
    [colleague, 404],
    [stranger, 404],
  ] as const) {
    expect((await as(who).get(progressOf(job))).statusCode).toBe(status);
    expect((await as(who).post(remind(job), {})).statusCode).toBe(status);
  }
  expect(await emailsOf(job)).toEqual([]);
});
