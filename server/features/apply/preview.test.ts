import { beforeAll, expect, test } from 'vitest';
import { textOf } from '../../test/candidate.ts';
import type { GivenJob, GivenMember } from '../../test/given-types.ts';
import { useHouse } from '../../test/house.ts';

const house = useHouse();

let admin: GivenMember;
let draft: GivenJob;
beforeAll(async () => {
  const org = await house.given.organisation();
  admin = await house.given.member(org, { role: 'ADMIN' });
  draft = await house.given.readyDraft(await house.given.member(org));
});

const at = (path = '') => `/builder/${draft.id}/preview${path}`;

test('an admin sees a draft as a candidate would, with nothing to send', async () => {
  const role = await house.as(admin).get(at());
  expect([role.statusCode, textOf(role)]).toEqual([
    200,
    expect.stringContaining('Preview. Candidates will see this.'),
  ]);
  expect(textOf(role)).toContain('Bakes bread and rolls');
  expect(role.body).toMatch(/<fieldset class="[^"]+" disabled="">/);
  const question = await house.as(admin).get(at('/question/1'));
  expect(textOf(question)).toContain('The oven fails at four in the morning.');
  expect(question.body).toMatch(/<textarea[^>]*disabled=""/);
  expect(question.body).not.toContain('Waits until somebody comes.');
});

test('whoever is on the team sees it, a colleague without a part in it does not', async () => {
  const org = { id: draft.orgId };
  const reviewer = await house.given.member(org);
  await house.given.part(draft, reviewer);
  expect((await house.as(reviewer).get(at())).statusCode).toBe(200);
  expect((await house.as(await house.given.member(org)).get(at())).statusCode).toBe(404);
});

test('another organisation finds nothing, a passer-by is asked to log in', async () => {
  const stranger = await house.given.member(await house.given.organisation(), { role: 'ADMIN' });
  const foreign = await house.as(stranger).get(at());
  const unknown = await house.as(stranger).get('/builder/999999/preview');
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  for (const path of [
    '/builder/x/preview',
    '/builder/0/preview',
    at('/question/9'),
    at('/question/x'),
  ]) {
    expect([path, (await house.as(admin).get(path)).statusCode]).toEqual([path, 404]);
  }
  const nobody = await house.as(null).get(at());
  expect([nobody.statusCode, nobody.headers.location]).toEqual([
    303,
    `/login?path=${encodeURIComponent(at())}`,
  ]);
});
