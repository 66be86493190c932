import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

test('a ready draft shows all of itself, and nothing blocks it', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN', firstName: 'Zoe' });
  const colleague = await given.member(org, { firstName: 'Ada' });
  const job = await given.readyDraft(admin);
  const reply = await as(colleague).get(`/api/builder/${job.id}`);
  expect(reply.statusCode).toBe(404);
  const draft = (await as(admin).get(`/api/builder/${job.id}`)).json();
  expect(draft).toMatchObject({
    id: job.id,
    version: 1,
    hash: job.hash,
    phase: 'DRAFT',
    zone: 'Europe/London',
    reviewsPerAnswer: 3,
    openUntilFilled: false,
    questions: [{ maxWords: 250, skills: ['Judgement'] }],
    members: [
      { id: colleague.id, name: 'Ada Body', role: null },
      { id: admin.id, name: 'Zoe Body', role: 'admin' },
    ],
    blockers: [],
    minutes: { candidate: 25, reviewerPerAnswer: 2 },
    may: { edit: true, publish: true },
  });
});

test('an empty draft says what is missing and where', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.job(admin);
  const { blockers, problems } = (await as(admin).get(`/api/builder/${job.id}`)).json();
  expect(blockers.map(({ code, where }: { code: string; where: string }) => [code, where])).toEqual(
    [
      ['closing-missing', 'details'],
      ['description-missing', 'description'],
    ],
  );
  expect(problems).toMatchObject([{ code: 'nothing-scored', blocks: true }]);
});

test('a role whose only people have left needs others', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const gone = await given.member(org);
  const job = await given.readyDraft(gone);
  await given.owner.query('update core.member set deactivated_at = now() where id = $1', [gone.id]);
  const draft = (await as(admin).get(`/api/builder/${job.id}`)).json();
  expect(draft.blockers).toMatchObject([{ code: 'reviewers-missing', where: 'team' }]);
  expect(draft.members).toHaveLength(1);
});

test.each([
  ['reviewer', false],
  ['observer', false],
  ['admin', true],
] as const)('a %s of the role sees it; may edit: %s', async (role, edit) => {
  const { given, as } = server;
  const org = await given.organisation();
  const job = await given.readyDraft(await given.member(org, { role: 'ADMIN' }));
  const member = await given.member(org);
  await given.part(job, member, role);
  const reply = await as(member).get(`/api/builder/${job.id}`);
  expect([reply.statusCode, reply.json().may]).toEqual([
    200,
    { edit, publish: edit, close: false, reopen: false },
  ]);
});

test("another organisation's role does not exist, and nobody looks without logging in", async () => {
  const { given, as } = server;
  const job = await given.readyDraft(
    await given.member(await given.organisation(), { role: 'ADMIN' }),
  );
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  expect((await as(stranger).get(`/api/builder/${job.id}`)).statusCode).toBe(404);
  expect((await as(stranger).get(`/api/builder/${job.id}/link-code`)).statusCode).toBe(404);
  expect((await as(null).get(`/api/builder/${job.id}`)).statusCode).toBe(401);
});

test('the apply link comes with a code to scan', async () => {
  const { given, as, services } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const code = (await as(admin).get(`/api/builder/${job.id}/link-code`)).json();
  expect(code.url).toBe(`${services.config.BASE_URL}/apply/${job.hash}`);
  expect(code.size).toBeGreaterThan(20);
  // The finder pattern in the upper left corner, seven squares wide.
  expect(code.path).toMatch(/^M0 0h7v1h-7z/);
});
