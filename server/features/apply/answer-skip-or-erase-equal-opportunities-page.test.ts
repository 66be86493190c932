import { beforeEach, expect, test } from 'vitest';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { loadContractEndpoints } from '../../test/load-contract-endpoints.ts';
import {
  callEndpointInTest,
  pathParamValuesFor,
  doesServerHaveRoute,
} from '../../test/call-endpoint-and-fill-sample-request-in-test.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

let admin: PlantedMember;
let job: PlantedJob;
let candidate: TestCandidateClient;
beforeEach(async () => {
  admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  job = await server.given.openJob(admin);
  await server.given.question(job);
  candidate = await beginTestApplication(server, job);
});

const responses = async () =>
  (
    await server.given.owner.query('select form, answers from eo.response where job_id = $1', [
      job.id,
    ])
  ).rows;
const wasDealtWith = async () =>
  (
    await server.given.owner.query(
      'select form_answered_at is not null as yes from core.application where id = $1',
      [candidate.id],
    )
  ).rows[0].yes;

test('answers are stored under a random subject, apart from the application', async () => {
  const reply = await candidate.post('about-you', {
    gender: 'gender.non-binary',
    disability: 'disability.prefer-not',
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    `/application/${candidate.token}`,
  ]);
  expect(await responses()).toEqual([
    { form: 'GB-2', answers: { gender: 'gender.non-binary', disability: 'disability.prefer-not' } },
  ]);
  expect(await wasDealtWith()).toBe(true);
  const { rows } = await server.given.owner.query(
    'select subject, octet_length(link)::int as n from eo.link where org_id = $1',
    [job.orgId],
  );
  expect(rows).toEqual([{ subject: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/), n: 32 }]);
});

test('they can be changed, before and after submitting, and erased', async () => {
  await candidate.post('about-you', { gender: 'gender.woman', sexuality: 'sexuality.bisexual' });
  expect((await candidate.get('about-you')).body).toMatch(
    /checked=""[^>]*value="gender.woman"|value="gender.woman"[^>]*checked=""/,
  );
  await candidate.post('about-you', { gender: 'gender.man' });
  expect(await responses()).toEqual([{ form: 'GB-2', answers: { gender: 'gender.man' } }]);
  await candidate.post('question/1', { text: 'An answer.', version: '0' });
  await candidate.post('check', { honest: 'yes' });
  await candidate.post('about-you', { gender: 'gender.non-binary' });
  expect(await responses()).toEqual([{ form: 'GB-2', answers: { gender: 'gender.non-binary' } }]);
  const erased = await candidate.post('about-you/erase');
  expect(erased.statusCode).toBe(303);
  expect(await responses()).toEqual([]);
  expect(
    (await server.given.owner.query('select 1 from eo.link where org_id = $1', [job.orgId])).rows,
  ).toEqual([]);
  expect((await candidate.get('about-you')).body).not.toContain('checked=""');
});

test('skipping all of it, or answering none of it, stores nothing and goes on', async () => {
  await candidate.post('about-you/skip');
  expect([await responses(), await wasDealtWith()]).toEqual([[], true]);
  const other = await beginTestApplication(server, job);
  await other.post('about-you', {});
  expect(await responses()).toEqual([]);
  expect((await other.get()).headers.location).toContain('/question/1');
});

test('nothing is chosen beforehand, and not to say comes last', async () => {
  const { body } = await candidate.get('about-you');
  expect(body).not.toContain('checked');
  expect(
    body
      .match(/<fieldset.*?<\/fieldset>/gs)
      ?.every((set) => set.endsWith('Prefer not to say</label></div></fieldset>')),
  ).toBe(true);
});

test('an option there is not is refused and changes nothing', async () => {
  await candidate.post('about-you', { gender: 'gender.woman' });
  expect((await candidate.post('about-you', { gender: 'gender.martian' })).statusCode).toBe(400);
  expect(await responses()).toEqual([{ form: 'GB-2', answers: { gender: 'gender.woman' } }]);
});

test('no answer of any staff call, event, audit entry or log line holds them', async () => {
  await candidate.post('about-you', {
    ethnicity: 'ethnicity.latin',
    familyWealth: 'familyWealth.eligible',
  });
  await candidate.post('question/1', { text: 'An answer.', version: '0' });
  await candidate.post('check', { honest: 'yes' });
  const application = { id: candidate.id, jobId: job.id, orgId: job.orgId, email: candidate.email };
  const others = await server.given.furnishedOrganisation();
  const told: string[] = [];
  for (const [, endpoint] of await loadContractEndpoints()) {
    if (endpoint.door !== 'staff' || !doesServerHaveRoute(server, endpoint)) continue;
    // What changes something elsewhere would only log this admin out.
    if (endpoint.method !== 'GET' && !endpoint.path.startsWith('/api/manage')) continue;
    const ids = pathParamValuesFor(endpoint, { ...others, job, application, member: admin });
    told.push((await callEndpointInTest(server, { endpoint, session: admin.session, ids })).body);
  }
  const { rows } = await server.given.owner.query(
    'select jsonb_agg(e) as events, (select jsonb_agg(a) from audit.entry a) as audited from core.event e',
  );
  // What can be answered is told by reports, which list every option of the form; what was answered is not.
  const said = told.join().replace(/\{"code":"[\w.-]+","label":"[^"]*"\}/g, '');
  const everything = `${said} ${JSON.stringify(rows)} ${JSON.stringify(server.logged)}`;
  expect(told.length).toBeGreaterThan(10);
  expect(everything).not.toMatch(/ethnicity\.latin|familyWealth\.eligible/);
  expect(visiblePageText(await candidate.get('status'))).not.toMatch(/Latin/);
});
