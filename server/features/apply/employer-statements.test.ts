import { beforeAll, expect, test } from 'vitest';
import { beginTestApplication } from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
let admin: PlantedMember;
beforeAll(async () => {
  admin = await server.given.member(await server.given.organisation({ name: 'Brown Bakery' }), {
    role: 'ADMIN',
  });
});
const say = (type: string, text: string) =>
  server.as(admin).post(`/api/org/${admin.orgId}/statement`, { type, text });
const page = (hash: string) => server.running.app.inject({ method: 'GET', url: `/apply/${hash}` });

test('candidates read what the employer says of itself, and nothing where it says nothing', async () => {
  const job = await server.given.openJob(admin);
  expect(visiblePageText(await page(job.hash))).not.toContain('The employer');
  await say('about', 'We bake at night.\n- Bread\n- <script>alert(1)</script>');
  await say('privacy', 'We keep what you send for six months.');
  await server.as(admin).put(`/api/rest/org/${admin.orgId}`, {
    brands: [{ name: 'Oven & Co' }, { name: 'Bun' }],
    privacyContact: 'privacy@example.com',
  });
  const reply = await page(job.hash);
  for (const words of [
    'About Brown Bakery',
    'We bake at night.',
    'Brown Bakery also hires as',
    'Bun',
    'We keep what you send for six months.',
    'privacy@example.com',
  ])
    expect(visiblePageText(reply)).toContain(words);
  expect(reply.body).not.toContain('<script>alert');
});

test('candidates confirm the employer’s own honesty statement, or else ours', async () => {
  const job = await server.given.openJob(admin);
  const candidate = await beginTestApplication(server, job);
  await candidate.post('about-you', {});
  expect(visiblePageText(await candidate.get('check'))).toContain('They are not plagiarised');
  await say('honesty', 'I wrote this by candlelight.');
  const check = visiblePageText(await candidate.get('check'));
  expect(check).toContain('Honesty statement');
  expect(check).toContain('I wrote this by candlelight.');
  expect(check).not.toContain('They are not plagiarised');
});

test('where names are not sealed, candidates are told so; the team sees them, and whoever reviews does not', async () => {
  await server.as(admin).put(`/api/rest/org/${admin.orgId}`, { sealedDefault: false });
  const { owner } = server.given;
  const job = await server.given.openJob(admin);
  const nameOf = async (who = admin) => {
    const { candidates } = (await server.as(who).get(`/api/manage/${job.id}/candidates`)).json();
    return candidates[0].person?.lastName ?? null;
  };
  expect(visiblePageText(await page(job.hash))).toContain('Your name once the answers are scored.');
  await owner.query('update core.job set sealed = false where id = $1', [job.id]);
  expect(visiblePageText(await page(job.hash))).toContain(
    'Your answers, their scores and your name.',
  );

  const question = await server.given.question(job);
  const candidate = await beginTestApplication(server, job, { lastName: 'Okoro' });
  await owner.query(
    `update core.application set state = 'submitted', submitted_at = now() where id = $1`,
    [candidate.id],
  );
  const application = { id: candidate.id, jobId: job.id, orgId: admin.orgId, email: '' };
  await server.given.answer(application, question);
  expect(await nameOf()).toBe('Okoro');
  // Who has seen the name is dealt around, so somebody else reads.
  const reviewing = await server.given.member({ id: admin.orgId }, { role: 'ADMIN' });
  await server.given.batch(job, { by: admin, reviewers: [reviewing], applications: [application] });
  expect(await nameOf(reviewing)).toBeNull();
});
