import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { examplePlanItemByKind } from '../../test/example-plan-item-by-kind.ts';
import { beginTestApplication } from '../../test/test-candidate-client.ts';
import { findOwnPlanVersions } from './sql/public-job-plan-and-own-plan-versions.ts';

const server = startTestServer();

async function somePublishedJob() {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const draft = await given.readyDraft(admin);
  for (let n = 0; n < 2; n += 1) await given.part(draft, await given.member(org));
  await as(admin).post(`/api/builder/${draft.id}/publish`, { version: 1 });
  const { hash } = (await as(admin).get(`/api/builder/${draft.id}`)).json();
  return { admin, job: { ...draft, hash: String(hash) } };
}

test('a candidate sees of their plan what candidates may see, of no other role, and never the plan itself', async () => {
  const { as, services } = server;
  const { admin, job } = await somePublishedJob();
  const other = await somePublishedJob();
  const candidate = await beginTestApplication(server, job);
  await as(other.admin).patch(`/api/builder/${other.job.id}`, {
    version: 2,
    reviewsPerAnswer: 2,
    reason: 'One of us is on leave.',
  });
  const actor = { orgId: admin.orgId, actorId: candidate.id };
  const versions = await runTransactionByDoor(
    { services, door: 'candidate', actor },
    findOwnPlanVersions,
  );
  const { versions: frozen } = (await as(admin).get(`/api/manage/${job.id}/plan`)).json();
  expect(versions).toEqual([
    {
      sha256: frozen[0].sha256,
      frozenAt: new Date(frozen[0].frozenAt),
      isOwn: true,
      plan: {
        places: 1,
        criteria: [{ name: 'Judgement', isEssential: true }],
        stages: [
          { kind: 'sift', name: 'Written answers', weight: 1, reviewsPerItem: 3, minutes: null },
        ],
      },
    },
  ]);
  const reads = runTransactionByDoor({ services, door: 'candidate', actor }, async (db) =>
    sql`select plan from core.plan_version`.execute(db),
  );
  await expect(reads).rejects.toMatchObject({ code: '42501' });
});

test('beside a form that was frozen with them, the written answers are asked too', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const draft = await given.readyDraft(admin);
  const { id: stageId } = await given.stage(draft, { kind: 'form', name: 'About you' });
  await as(admin).put(`/api/builder/${draft.id}/stages/${stageId}/items`, {
    version: 1,
    items: [{ ...examplePlanItemByKind['yes-no'], criteria: [] }],
    answerKeys: [],
  });
  const published = await as(admin).post(`/api/builder/${draft.id}/publish`, { version: 2 });
  expect(published.statusCode).toBe(200);
  const candidate = await beginTestApplication(server, { ...draft, hash: published.json().hash });
  await candidate.post('about-you/skip');
  const page = await candidate.get('question/1');
  expect([page.statusCode, page.body.includes('The oven fails at four in the morning')]).toEqual([
    200,
    true,
  ]);
});
