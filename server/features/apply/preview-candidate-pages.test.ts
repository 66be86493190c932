import {
  findPlanItemScoringMethod,
  planItemKinds,
} from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { beforeAll, expect, test } from 'vitest';
import { examplePlanItemByKind } from '../../test/example-plan-item-by-kind.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

let admin: PlantedMember;
let draft: PlantedJob;
beforeAll(async () => {
  const org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  draft = await server.given.readyDraft(await server.given.member(org));
});

const at = (path = '') => `/builder/${draft.id}/preview${path}`;

test('an admin sees a draft as a candidate would, with nothing to send', async () => {
  const job = await server.as(admin).get(at());
  expect([job.statusCode, visiblePageText(job)]).toEqual([
    200,
    expect.stringContaining('Preview. Candidates will see this.'),
  ]);
  expect(visiblePageText(job)).toContain('Bakes bread and rolls');
  expect(job.body).toMatch(/<fieldset class="[^"]+" disabled="">/);
  const question = await server.as(admin).get(at('/question/1'));
  expect(visiblePageText(question)).toContain('The oven fails at four in the morning.');
  expect(question.body).toMatch(/<textarea[^>]*disabled=""/);
  expect(question.body).not.toContain('Waits until somebody comes.');
});

test('every kind of question is shown as candidates meet it, and a test without its key and without beginning it', async () => {
  const { given, as } = server;
  const job = await given.readyDraft(admin, { title: 'Counter of loaves' });
  const fields = planItemKinds.filter((kind) => findPlanItemScoringMethod(kind, 'form') === 'none');
  const items = fields
    .filter((kind) => kind !== 'file')
    .map((kind) => ({ ...examplePlanItemByKind[kind], text: `Asked by ${kind}` }));
  await given.form(job, items);
  await given.test(job, { minutes: 20 });
  const preview = `/builder/${job.id}/preview`;
  const form = await as(admin).get(`${preview}/form/1`);
  for (const { text } of items) expect(visiblePageText(form)).toContain(text);
  const start = await as(admin).get(`${preview}/test/1`);
  expect(visiblePageText(start)).toContain('Begin: 20 minutes from now');
  expect(start.body).not.toContain('method="post"');
  const questions = await as(admin).get(`${preview}/test/1?part=1`);
  expect(visiblePageText(questions)).toContain('A tray holds twelve. How many are on two trays?');
  expect(questions.body).not.toMatch(/data-test=|points/);
  expect((await as(admin).get(`${preview}/test/2`)).statusCode).toBe(404);
  const attempts = await given.owner.query('select 1 from core.test_attempt where org_id = $1', [
    job.orgId,
  ]);
  expect(attempts.rowCount).toBe(0);
  // Each page leads to each of the others.
  for (const page of [await as(admin).get(preview), form, questions])
    expect(page.body).toContain(`href="${preview}/test/1"`);
});

test('whoever is on the team sees it, a colleague without a part in it does not', async () => {
  const org = { id: draft.orgId };
  const reviewer = await server.given.member(org);
  await server.given.part(draft, reviewer);
  expect((await server.as(reviewer).get(at())).statusCode).toBe(200);
  expect((await server.as(await server.given.member(org)).get(at())).statusCode).toBe(404);
});

test('another organisation finds nothing, a passer-by is asked to log in', async () => {
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const foreign = await server.as(stranger).get(at());
  const unknown = await server.as(stranger).get('/builder/999999/preview');
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  for (const path of [
    '/builder/x/preview',
    '/builder/0/preview',
    at('/question/9'),
    at('/question/x'),
    at('/test/1'),
    at('/form/1'),
  ]) {
    expect([path, (await server.as(admin).get(path)).statusCode]).toEqual([path, 404]);
  }
  const nobody = await server.as(null).get(at());
  expect([nobody.statusCode, nobody.headers.location]).toEqual([
    303,
    `/login?path=${encodeURIComponent(at())}`,
  ]);
});
