import { beforeAll, expect, test } from 'vitest';
import { visiblePageText } from '../../test/visible-page-text.ts';
import type { GivenJob, GivenMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

let admin: GivenMember;
let draft: GivenJob;
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
  ]) {
    expect([path, (await server.as(admin).get(path)).statusCode]).toEqual([path, 404]);
  }
  const nobody = await server.as(null).get(at());
  expect([nobody.statusCode, nobody.headers.location]).toEqual([
    303,
    `/login?path=${encodeURIComponent(at())}`,
  ]);
});
