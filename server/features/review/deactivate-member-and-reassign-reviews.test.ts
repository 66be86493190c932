import { expect, test } from 'vitest';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  redactBatchesOfJob,
  type PlantedReviewRound,
  givenReviewRound,
} from '../../test/given-review-round-or-job-ready-for-review.ts';

const server = startTestServer();
const code = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const deactivate = (admin: { session: string }, id: number, body?: object) =>
  server.as(admin).post(`/api/account/users/${id}/deactivate`, body);

type Shown = { id: string; text: string; Reviews: { score: number | null }[] };
const answersOf = async (hash: string): Promise<Shown[]> => {
  const reply = await server.as(null).get(`/freview/${hash}/reviews`);
  const { questions } = reply.json<{ questions: { Answers: Shown[] }[] }>();
  return (questions ?? []).flatMap(({ Answers }) => Answers);
};
const score = (hash: string, id: string) =>
  server.as(null).put(`/freview/${hash}/reviews/${id}`, { score: 4 });

/** A round whose first reviewer has scored three answers and leaves. */
async function roundWithLeaver(size: Parameters<typeof givenReviewRound>[1]) {
  const round = await givenReviewRound(server, size);
  const [leaver] = round.reviewers;
  const [hash] = round.hashes;
  if (leaver === undefined || hash === undefined) throw new Error('nobody reviews');
  const answers = await answersOf(hash);
  for (const { id } of answers.slice(0, 3)) await score(hash, id);
  return { ...round, leaver, hash, open: answers.length - 3 };
}

async function readersOf({ job }: Pick<PlantedReviewRound, 'job'>) {
  const { rows } = await server.given.owner.query<{ readers: number; members: number[] }>(
    `select count(*)::int as readers, array_agg(distinct l.member_id) as members from core.review r
     join core.reviewer_link l on l.id = r.link_id where l.job_id = $1 group by r.application_id, r.question_id`,
    [job.id],
  );
  return rows;
}

test('a colleague who is deactivated is out on the next request, and logs in no more', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const colleague = await server.given.member(org);
  expect((await server.as(colleague).get('/api/user/current')).statusCode).toBe(200);
  const reply = await deactivate(admin, colleague.id);
  expect(reply.json()).toEqual({ dealtAgain: 0, givenUp: 0 });
  expect((await server.as(colleague).get('/api/user/current')).statusCode).toBe(401);
  const { rows } = await server.given.owner.query(
    'select s.id from auth.session s join auth.login l on l.id = s.login_id where l.email = $1',
    [colleague.email],
  );
  expect(rows).toEqual([]);
  // Once more changes nothing.
  expect((await deactivate(admin, colleague.id)).statusCode).toBe(200);
});

test('nobody deactivates themselves', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  expect(code(await deactivate(admin, admin.id))).toEqual([409, 'own-account']);
});

test('what a leaving reviewer has not scored is dealt to others, and every answer keeps its number of readers', async () => {
  const round = await roundWithLeaver({ candidates: 6, questions: 2, reviewers: 4 });
  const reply = await deactivate(round.admin, round.leaver.id);
  expect(reply.json()).toEqual({ dealtAgain: round.open, givenUp: 0 });
  const answers = await readersOf(round);
  expect(answers).toHaveLength(12);
  for (const { readers, members } of answers) expect([readers, members.length]).toEqual([2, 2]);
  const { rows: theirs } = await server.given.owner.query(
    `select r.stars from core.review r join core.reviewer_link l on l.id = r.link_id where l.member_id = $1`,
    [round.leaver.id],
  );
  expect(theirs).toEqual([{ stars: 4 }, { stars: 4 }, { stars: 4 }]);
});

test('the new readers are let in and told once the texts were redacted, not before, and find the same answers', async () => {
  const round = await roundWithLeaver({ candidates: 6, questions: 2, reviewers: 4 });
  const before = await Promise.all(round.hashes.slice(1).map(answersOf));
  await deactivate(round.admin, round.leaver.id);
  expect(await Promise.all(round.hashes.slice(1).map(answersOf))).toEqual(before);
  await redactBatchesOfJob(server, round.job);
  const after = (await Promise.all(round.hashes.slice(1).map(answersOf))).flat();
  expect(after).toHaveLength(before.flat().length + round.open);
  for (const { text } of after) expect(text).toMatch(/^Answer \d says \[/);
  const { rows } = await server.given.owner.query(
    `select count(*)::int as n from core.event where job_id = $1 and kind = 'reviews-sent'`,
    [round.job.id],
  );
  expect(rows[0].n).toBeGreaterThan(4);
});

test('when all is scored, every application is complete once, also where somebody left in between', async () => {
  const round = await roundWithLeaver({ candidates: 6, questions: 2, reviewers: 3 });
  await deactivate(round.admin, round.leaver.id);
  await redactBatchesOfJob(server, round.job);
  for (const hash of round.hashes.slice(1)) {
    for (const { id } of await answersOf(hash))
      expect((await score(hash, id)).statusCode).toBe(200);
    expect((await server.as(null).post(`/freview/${hash}/finish`)).statusCode).toBe(200);
  }
  const { rows: applications } = await server.given.owner.query(
    'select distinct reviews_expected, reviews_scored from core.application where job_id = $1',
    [round.job.id],
  );
  expect(applications).toEqual([{ reviews_expected: 4, reviews_scored: 4 }]);
  const { rows: events } = await server.given.owner.query(
    `select count(*)::int as n, count(distinct subject_id)::int as applications from core.event where job_id = $1 and kind = 'application-reviewed'`,
    [round.job.id],
  );
  expect(events).toEqual([{ n: 6, applications: 6 }]);
});

test('a link that was sent before opens nothing any more, also after the colleague came back', async () => {
  const round = await roundWithLeaver({ candidates: 5, questions: 1, reviewers: 3 });
  await deactivate(round.admin, round.leaver.id);
  const old = () => server.as(null).get(`/freview/${round.hash}/token-details`);
  expect(code(await old())).toEqual([410, 'link-expired']);
  const back = await server
    .as(round.admin)
    .post(`/api/account/users/${round.leaver.id}/reactivate`);
  expect(back.statusCode).toBe(204);
  expect(code(await old())).toEqual([410, 'link-expired']);
  const { rows } = await server.given.owner.query<{ id: number; serial: number }>(
    'select id, serial from core.reviewer_link where member_id = $1',
    [round.leaver.id],
  );
  const [link] = rows;
  if (link === undefined) throw new Error('no link');
  const renewed = derivePersonalLinkToken('review', link, server.services.config);
  expect((await server.as(null).get(`/freview/${renewed}/token-details`)).statusCode).toBe(200);
});

test('where nobody is left to score, the admin hears how much it is and confirms first', async () => {
  const round = await roundWithLeaver({ candidates: 5, questions: 1, reviewers: 2 });
  const refused = await deactivate(round.admin, round.leaver.id);
  expect([...code(refused), refused.json().message]).toEqual([
    409,
    'needs-confirmation',
    'Nobody else can score 2 answers for Baker. Without them these answers are scored by fewer people than planned. Choose more reviewers first, or confirm.',
  ]);
  expect((await server.as(round.leaver).get('/api/user/current')).statusCode).toBe(200);
  expect(await answersOf(round.hash)).toHaveLength(5);
  const done = await deactivate(round.admin, round.leaver.id, { confirmed: true });
  expect(done.json()).toEqual({ dealtAgain: 0, givenUp: 2 });
  const { rows } = await server.given.owner.query(
    'select reviews_expected, count(*)::int as n from core.application where job_id = $1 group by 1 order by 1',
    [round.job.id],
  );
  expect(rows).toEqual([
    { reviews_expected: 1, n: 2 },
    { reviews_expected: 2, n: 3 },
  ]);
});

test('a reviewer of the team helps out where no other reviewer is left, but nobody who has opened a name', async () => {
  const round = await roundWithLeaver({ candidates: 5, questions: 1, reviewers: 2 });
  const [curious, helper] = [
    await server.given.member({ id: round.job.orgId }),
    await server.given.member({ id: round.job.orgId }),
  ];
  for (const member of [curious, helper]) await server.given.part(round.job, member, 'reviewer');
  await server.given.owner.query(
    `insert into core.identity_opening (org_id, application_id, member_id, reason) values ($1, $2, $3, 'A test needs to know.')`,
    [round.job.orgId, round.applications[0]?.id, curious.id],
  );
  expect((await deactivate(round.admin, round.leaver.id)).json()).toEqual({
    dealtAgain: 2,
    givenUp: 0,
  });
  const { rows } = await server.given.owner.query(
    `select l.member_id, count(*)::int as n from core.review r join core.reviewer_link l on l.id = r.link_id where l.job_id = $1 group by 1`,
    [round.job.id],
  );
  expect(rows).toContainEqual({ member_id: helper.id, n: 2 });
  expect(rows.some(({ member_id }) => member_id === curious.id)).toBe(false);
});

test('reviews that decide nothing any more are dropped, and nobody is asked for them', async () => {
  const round = await roundWithLeaver({ candidates: 5, questions: 1, reviewers: 2 });
  await server.given.owner.query(
    `update core.review_batch set released_at = now(), released_by = sent_by where job_id = $1`,
    [round.job.id],
  );
  expect((await deactivate(round.admin, round.leaver.id)).json()).toEqual({
    dealtAgain: 0,
    givenUp: 0,
  });
});

test('a score that comes while its reviewer is deactivated is kept or refused, and no answer loses a reader', async () => {
  const round = await roundWithLeaver({ candidates: 6, questions: 1, reviewers: 4 });
  const open = (await answersOf(round.hash)).filter(({ Reviews }) => Reviews[0]?.score === null);
  await Promise.all([
    deactivate(round.admin, round.leaver.id),
    ...open.map(({ id }) => score(round.hash, id)),
  ]);
  for (const { readers, members } of await readersOf(round))
    expect([readers, members.length]).toEqual([2, 2]);
  const { rows } = await server.given.owner.query(
    `select count(*)::int as n from core.application a where job_id = $1 and reviews_scored <>
       (select count(stars) from core.review r where r.application_id = a.id)`,
    [round.job.id],
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('whoever comes back is no admin and has none of the old sessions', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const other = await server.given.member(org, { role: 'ADMIN' });
  const reactivate = () => server.as(admin).post(`/api/account/users/${other.id}/reactivate`);
  expect(code(await reactivate())).toEqual([409, 'not-deactivated']);
  await deactivate(admin, other.id);
  expect((await reactivate()).statusCode).toBe(204);
  expect((await server.as(other).get('/api/user/current')).statusCode).toBe(401);
  const people = (await server.as(admin).get(`/api/org/${org.id}/users`)).json().people;
  expect(people.find(({ id }: { id: number }) => id === other.id)).toMatchObject({
    role: 'MEMBER',
  });
});

test('candidates of their published roles are promised one reader less, where nobody else makes up for them', async () => {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const leaver = await given.member(org);
  const [pair, many, draft] = [
    await given.openJob(admin),
    await given.openJob(admin),
    await given.job(admin),
  ];
  for (const job of [pair, many, draft]) await given.part(job, leaver);
  for (let n = 0; n < 2; n += 1) await given.part(many, await given.member(org));
  const elsewhere = await given.openJob(admin);
  await deactivate(admin, leaver.id);
  const { rows } = await given.owner.query<{ id: number; readers: number }>(
    'select id, reviews_per_answer as readers from core.job where org_id = $1',
    [org.id],
  );
  expect(new Map(rows.map(({ id, readers }) => [id, readers]))).toEqual(
    new Map([
      [pair.id, 1],
      [many.id, 3],
      [draft.id, 3],
      [elsewhere.id, 3],
    ]),
  );
});
