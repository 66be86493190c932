import * as contract from '@evenhand/contract/equal-opportunities.ts';
import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { beforeEach, expect, test } from 'vitest';
import { callEndpointInTest } from '../../test/call-endpoint-and-fill-sample-request-in-test.ts';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const text = 'We ask to see whether our hiring is fair. You need not answer. '.repeat(3).trim();
const notice = {
  eoSet: 'GB',
  basis: 'explicit-consent',
  text,
  extraFields: [],
  ethnicityList: 'usual',
} as const;

let org: PlantedOrganisation;
let admin: PlantedMember;
let job: PlantedJob;
beforeEach(async () => {
  org = await server.given.organisation();
  admin = await server.given.member(org, {
    role: 'ADMIN',
    firstName: 'Maren',
    lastName: 'Okoro',
    tellsCandidates: false,
  });
  job = await server.given.openJob(admin);
  await server.given.question(job);
});

const ask = (
  endpoint: Endpoint,
  { as = admin, body, eoSet = 'GB' }: { as?: PlantedMember; body?: unknown; eoSet?: string } = {},
) =>
  callEndpointInTest(server, {
    endpoint,
    session: as.session,
    ids: { jobId: job.id, eoSet },
    ...(body !== undefined && { body }),
  });
const confirm = (changes: Partial<Record<keyof typeof notice, unknown>> = {}, as = admin) =>
  ask(contract.confirmEqualOpportunitiesNoticeEndpoint, { as, body: { ...notice, ...changes } });
const stored = 'select form, answers from eo.response where job_id = $1';
const responses = async () => (await server.given.owner.query(stored, [job.id])).rows;
const readForm = async (candidate: TestCandidateClient) =>
  visiblePageText(await candidate.get('about-you'));
const isShownToCandidates = async (candidate: TestCandidateClient) =>
  (await candidate.get()).headers.location?.endsWith('/about-you');

test('without a confirmed notice nothing is asked and nothing can be stored', async () => {
  const candidate = await beginTestApplication(server, job);
  expect(await isShownToCandidates(candidate)).toBe(false);
  expect((await candidate.get('about-you')).statusCode).toBe(303);
  expect((await candidate.post('about-you', { gender: 'gender.woman' })).statusCode).toBe(303);
  expect(await responses()).toEqual([]);
  // The database says so too, whoever asks it.
  await expect(
    server.given.owner.query(
      `select set_config('app.org_id', $1, false), eo.save_answers($2, $3, 'GB-2', '{}')`,
      [String(org.id), Buffer.alloc(32), job.id],
    ),
  ).rejects.toMatchObject({ code: '42501' });
  expect(await responses()).toEqual([]);
});

test('an admin confirms what candidates are told, and it is kept with name, time and basis', async () => {
  const before = await ask(contract.findEqualOpportunitiesSetupEndpoint);
  expect(before.json()).toMatchObject({ eoSet: 'GB', isAsked: false, notice: null });
  expect(before.json().suggested.text).toContain('Some Employer asks these questions');
  const reply = await confirm();
  expect(reply.json()).toMatchObject({
    isAsked: true,
    notice: { basis: 'explicit-consent', text, confirmedBy: 'Maren Okoro' },
  });
  const candidate = await beginTestApplication(server, job);
  expect(await isShownToCandidates(candidate)).toBe(true);
  const page = await readForm(candidate);
  expect(page).toContain('You need not answer.');
  expect(page).toContain('On what ground they are kept: Explicit consent of the candidate');
  await confirm({ basis: 'equality-monitoring' });
  const { rows } = await server.given.owner.query(
    `select basis, confirmed_by as by, ended_at is null as current from core.eo_notice where org_id = $1 order by id`,
    [org.id],
  );
  expect(rows).toEqual([
    { basis: 'explicit-consent', by: admin.id, current: false },
    { basis: 'equality-monitoring', by: admin.id, current: true },
  ]);
});

test.each([
  ['too short to say anything', { text: 'Because.' }],
  ['without a basis', { basis: '' }],
  ['on a British ground elsewhere', { eoSet: 'FR', basis: 'equality-monitoring' }],
  ['with a question that the set does not offer', { extraFields: ['caste'] }],
  ['with a question that is on already', { extraFields: ['gender'] }],
  ['with a list that the set does not offer', { ethnicityList: 'two-questions' }],
  ['with a list there is not', { ethnicityList: 'long' }],
  ['for a set there is not', { eoSet: 'XX' }],
])('a notice %s is refused', async (_, changes) => {
  expect((await confirm(changes)).statusCode).toBe(422);
  expect((await ask(contract.findEqualOpportunitiesSetupEndpoint)).json().isAsked).toBe(false);
});

test('a notice is for one set: another set, or another place, asks nothing until there is one for it', async () => {
  await confirm();
  const candidate = await beginTestApplication(server, job);
  const chosen = await ask(contract.chooseEqualOpportunitiesSetEndpoint, { body: { eoSet: 'NI' } });
  const elsewhere = { eoSet: 'NI', chosen: 'NI', setOfPlace: 'GB', isAsked: false };
  expect(chosen.json()).toMatchObject(elsewhere);
  expect(await isShownToCandidates(candidate)).toBe(false);
  await ask(contract.chooseEqualOpportunitiesSetEndpoint, { body: { eoSet: null } });
  expect(await isShownToCandidates(candidate)).toBe(true);
  await server.given.owner.query(
    `update core.organisation set locale = 'fr-FR' where org_id = $1`,
    [org.id],
  );
  expect(await isShownToCandidates(candidate)).toBe(false);
});

test('a question that is off is asked once the organisation confirms it', async () => {
  await ask(contract.chooseEqualOpportunitiesSetEndpoint, { body: { eoSet: 'NL' } });
  await confirm({ eoSet: 'NL' });
  const candidate = await beginTestApplication(server, job);
  expect(await readForm(candidate)).not.toContain('ethnic group');
  await confirm({ eoSet: 'NL', extraFields: ['ethnicity'] });
  expect(await readForm(candidate)).toContain('What is your ethnic group?');
});

test('an organisation chooses another list of ethnic groups and an extra question, and they are part of what it confirms', async () => {
  await confirm({ extraFields: ['mainEarner'], ethnicityList: 'census' });
  const settings = (await ask(contract.findEqualOpportunitiesSetupEndpoint)).json();
  expect(settings.notice).toMatchObject({ extraFields: ['mainEarner'], ethnicityList: 'census' });
  expect(settings.otherEthnicityList.questions[0].options).toHaveLength(20);
  const candidate = await beginTestApplication(server, job);
  const page = await readForm(candidate);
  expect(page).toContain('Gypsy or Irish Traveller');
  expect(page).toContain('When you were about 14');
  const answers = { ethnicGroup: 'ethnicGroup.roma', mainEarner: 'mainEarner.routine' };
  await candidate.post('about-you', answers);
  expect(await responses()).toEqual([{ form: 'GB-2-census', answers }]);
  await confirm();
  expect(await readForm(candidate)).not.toContain('Gypsy or Irish Traveller');
  await ask(contract.chooseEqualOpportunitiesSetEndpoint, { body: { eoSet: 'US' } });
  await confirm({ eoSet: 'US', ethnicityList: 'two-questions' });
  expect(await readForm(candidate)).toContain('Are you Hispanic or Latino?');
});

test('a role can do without, and nothing can make it compulsory', async () => {
  await confirm();
  const candidate = await beginTestApplication(server, job);
  await candidate.post('about-you', { gender: 'gender.man' });
  const off = await ask(contract.switchJobEqualOpportunitiesEndpoint, {
    body: { isWanted: false },
  });
  expect(off.json()).toMatchObject({ isWanted: false, isAsked: false, isConfirmed: true });
  const page = await readForm(candidate);
  expect(page).toContain('does not ask these questions for this role any more');
  await candidate.post('about-you', { gender: 'gender.woman' });
  expect(await responses()).toEqual([{ form: 'GB-2', answers: { gender: 'gender.man' } }]);
  await candidate.post('about-you/erase');
  expect(await responses()).toEqual([]);
  const later = await beginTestApplication(server, job);
  expect(await isShownToCandidates(later)).toBe(false);
  const compulsory = await ask(contract.switchJobEqualOpportunitiesEndpoint, {
    body: { isWanted: true, isCompulsory: true },
  });
  expect(compulsory.statusCode).toBe(422);
});

test('who only reviews a role looks on, and who has no part in it does not find it', async () => {
  await confirm();
  const reviewer = await server.given.member(org);
  const stranger = await server.given.member(org);
  await server.given.owner.query(
    `insert into core.job_member (org_id, job_id, member_id, role) values ($1, $2, $3, 'reviewer')`,
    [org.id, job.id, reviewer.id],
  );
  const body = { isWanted: false };
  expect((await ask(contract.findJobEqualityFormEndpoint, { as: reviewer })).json()).toMatchObject({
    isAsked: true,
    may: { edit: false, confirm: false },
  });
  expect(
    (await ask(contract.switchJobEqualOpportunitiesEndpoint, { as: reviewer, body })).statusCode,
  ).toBe(403);
  expect((await ask(contract.findJobEqualityFormEndpoint, { as: stranger })).statusCode).toBe(404);
  expect((await confirm({}, reviewer)).statusCode).toBe(403);
});

test('words of one’s own are stored as nothing but a mark, another for each person, and are kept with their option', async () => {
  await ask(contract.chooseEqualOpportunitiesSetEndpoint, { body: { eoSet: 'NI' } });
  await confirm({ eoSet: 'NI' });
  const one = await beginTestApplication(server, job);
  const other = await beginTestApplication(server, job);
  for (const candidate of [one, other])
    await candidate.post('about-you', {
      'gender.words': 'Kwyjibo',
      sexuality: 'sexuality.other',
      'sexuality.words': 'Kwyjibo',
    });
  const rows = await responses();
  const marks = rows.flatMap(({ answers }) => [
    answers['gender.words'],
    answers['sexuality.words'],
  ]);
  expect(rows[0].answers).toMatchObject({ gender: 'gender.other', sexuality: 'sexuality.other' });
  expect(new Set(marks).size).toBe(4);
  expect(marks.every((mark) => /^[\w-]{43}$/.test(mark))).toBe(true);
  const { rows: dump } = await server.given.owner.query(
    `select jsonb_agg(r)::text || (select jsonb_agg(a)::text from audit.entry a) as all from eo.response r`,
  );
  expect(`${dump[0].all} ${JSON.stringify(server.logged)}`).not.toContain('Kwyjibo');
  const page = await one.get('about-you');
  expect(page.body).not.toContain('Kwyjibo');
  expect(page.body).toContain('not even by you');
  await one.post('about-you', { gender: 'gender.other', ageRange: 'ageRange.30-34' });
  expect((await responses()).find(({ answers }) => answers.ageRange)?.answers).toEqual({
    gender: 'gender.other',
    'gender.words': expect.stringMatching(/^[\w-]{43}$/),
    ageRange: 'ageRange.30-34',
  });
});

test('several answers come back chosen, and castes that do not go together are said in place', async () => {
  await ask(contract.chooseEqualOpportunitiesSetEndpoint, { body: { eoSet: 'IN' } });
  await confirm({ eoSet: 'IN' });
  const candidate = await beginTestApplication(server, job);
  const wrong = await candidate.post('about-you', { 'caste.obc': 'yes', 'caste.sc': 'yes' });
  expect(wrong.statusCode).toBe(422);
  expect(visiblePageText(wrong)).toContain(
    'Choose one, or General together with Economically Weaker Section.',
  );
  await candidate.post('about-you', { 'caste.general': 'yes', 'caste.ews': 'yes' });
  expect((await candidate.get('about-you')).body.match(/checked=""/g)).toHaveLength(2);
});

test('what was answered to an earlier form is shown in today’s, and changed with it', async () => {
  await confirm();
  const candidate = await beginTestApplication(server, job);
  await candidate.post('about-you', { gender: 'gender.woman' });
  await server.given.owner.query(`update eo.response set form = 'GB-1' where job_id = $1`, [
    job.id,
  ]);
  expect((await candidate.get('about-you')).body.match(/checked=""/g)).toHaveLength(1);
  await candidate.post('about-you', { gender: 'gender.man' });
  expect(await responses()).toEqual([{ form: 'GB-2', answers: { gender: 'gender.man' } }]);
});

test('an organisation that stops asking keeps what was answered for its candidates to erase', async () => {
  await confirm();
  const candidate = await beginTestApplication(server, job);
  await candidate.post('about-you', { gender: 'gender.man' });
  const end = () => ask(contract.endEoNoticeEndpoint, { body: { eoSet: 'GB' } });
  expect((await end()).json()).toMatchObject({ isAsked: false, notice: null });
  expect((await end()).statusCode).toBe(404);
  expect(await responses()).toHaveLength(1);
  await candidate.post('question/1', { text: 'An answer.', version: '0' });
  await candidate.post('check', { honest: 'yes' });
  expect(visiblePageText(await candidate.get('status'))).toContain(
    'erase your equal-opportunities answers',
  );
  await candidate.post('about-you/erase');
  expect(await responses()).toEqual([]);
  const { rows } = await server.given.owner.query(
    'select state, (select count(*)::int from core.answer where application_id = a.id) as answers from core.application a where id = $1',
    [candidate.id],
  );
  expect(rows).toEqual([{ state: 'submitted', answers: 1 }]);
});

test('the preview is the real form, of a role and of each set, and nothing on it can be sent', async () => {
  await confirm();
  const preview = '/settings/equal-opportunities/preview';
  const get = (url: string, { session } = admin) =>
    server.running.app.inject({ method: 'GET', url, cookies: { sid: session } });
  const ofRole = await get(`/builder/${job.id}/preview/about-you`);
  expect(visiblePageText(ofRole)).toContain('What is your gender?');
  expect(ofRole.body).not.toMatch(/type="submit"|action="/);
  for (const eoSet of contract.equalOpportunitiesSetKeys) {
    const page = await get(`${preview}/${eoSet}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/type="submit"|action="/);
  }
  // What is not confirmed yet can be looked at, and the way back remembers it.
  const chosen = await get(`${preview}/GB?extra=mainEarner+nothing&list=census`);
  expect(visiblePageText(chosen)).toContain('When you were about 14');
  expect(visiblePageText(chosen)).toContain('Gypsy or Irish Traveller');
  expect(chosen.body).toContain('?set=GB&amp;extra=mainEarner&amp;list=census');
  const member = await server.given.member(org);
  expect((await get(`${preview}/GB`, member)).statusCode).toBe(403);
  expect((await get(`${preview}/XX`)).statusCode).toBe(404);
});
