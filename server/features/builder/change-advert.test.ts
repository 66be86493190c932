import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

async function someDraft() {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const job = await server.given.job(admin);
  const save = (body: Record<string, unknown>) =>
    server.as(admin).patch(`/api/builder/${job.id}`, body);
  return { admin, job, save };
}

const work = {
  remotePreference: 'Hybrid',
  employmentType: 'contract',
  hours: ' 30 hours ',
  openings: 3,
  jobFunctions: ['design', 'research', 'marketing'],
};
const place = { city: 'Juneau', region: 'Alaska', postcode: '99801', country: 'US' };
const salary = { min: 30_000.5, max: null, currency: 'JPY', period: 'month' };

test('a new role is on site, has one opening and is shown on the careers page and in feeds', async () => {
  const { admin, job } = await someDraft();
  expect((await server.as(admin).get(`/api/builder/${job.id}`)).json()).toMatchObject({
    work: {
      remotePreference: 'On site',
      employmentType: null,
      hours: null,
      openings: 1,
      jobFunctions: [],
    },
    place: { city: null, region: null, postcode: null, country: null },
    salary: { min: null, max: null, currency: null, period: 'year' },
    references: { brandId: null, internal: null, requisition: null },
    perks: [],
    visibility: { careersPage: true, feeds: true },
    brands: [],
  });
});

test('each part of an advert is saved by itself, and read back as it was said', async () => {
  const { admin, save } = await someDraft();
  await server.as(admin).put(`/api/rest/org/${admin.orgId}`, { brands: [{ name: 'Oven & Co' }] });
  const first = (await save({ version: 1, work, place })).json();
  expect(first).toMatchObject({ version: 2, work: { ...work, hours: '30 hours' }, place });
  const brandId = first.brands[0].id;
  const references = { brandId, internal: 'C-7', requisition: 'REQ-9' };
  const rest = {
    salary,
    references,
    perks: ['free_fruit', 'enhanced_maternity_paternity'],
    visibility: { careersPage: false, feeds: true },
  };
  const second = (await save({ version: 2, ...rest })).json();
  expect(second).toMatchObject({ version: 3, ...rest, place });
  // A brand that is given up takes nothing else of the role along.
  await server.as(admin).put(`/api/rest/org/${admin.orgId}`, { brands: [] });
  const third = (await save({ version: 3, title: 'Baker' })).json();
  expect(third.references).toEqual({ ...references, brandId: null });
});

test.each([
  [{ work: { ...work, remotePreference: 'Sometimes' } }, 'work.remotePreference'],
  [
    { work: { ...work, jobFunctions: ['design', 'research', 'marketing', 'sales'] } },
    'work.jobFunctions',
  ],
  [{ work: { ...work, jobFunctions: ['design', 'design'] } }, 'work.jobFunctions'],
  [{ work: { ...work, openings: 0 } }, 'work.openings'],
  [{ place: { ...place, country: 'XX' } }, 'place.country'],
  [{ salary: { ...salary, min: 3, max: 2 } }, 'salary.max'],
  [{ salary: { ...salary, currency: null } }, 'salary.currency'],
  [{ salary: { ...salary, currency: 'XXX' } }, 'salary.currency'],
  [{ salary: { ...salary, min: -1 } }, 'salary.min'],
  [{ salary: { ...salary, min: 1.234 } }, 'salary.min'],
  [{ references: { brandId: 999_999, internal: null, requisition: null } }, 'references.brandId'],
  [{ perks: ['a_yacht'] }, 'perks.0'],
])('%j is refused at its field, and nothing is saved', async (wrong, field) => {
  const { admin, job, save } = await someDraft();
  const reply = await save({ version: 1, title: 'Baker', ...wrong });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
  expect((await server.as(admin).get(`/api/builder/${job.id}`)).json()).toMatchObject({
    version: 1,
  });
});

test('a brand of another organisation is no brand', async () => {
  const { save } = await someDraft();
  const other = await someDraft();
  const { rows } = await server.given.owner.query<{ id: number }>(
    `insert into core.brand (org_id, name) values ($1, 'Theirs') returning id`,
    [other.admin.orgId],
  );
  const references = { brandId: rows[0]?.id, internal: null, requisition: null };
  expect((await save({ version: 1, references })).statusCode).toBe(422);
});

test('a link is tagged with where it will stand, whatever is typed, and its code leads there', async () => {
  const { admin, job } = await someDraft();
  const link = async (query: string) =>
    (await server.as(admin).get(`/api/builder/${job.id}/link-code${query}`)).json();
  const plain = await link('');
  const tagged = await link(`?source=${encodeURIComponent('  Café & Job-Fair ')}`);
  expect(new URL(tagged.url).search).toBe('?utm_source=cafe-job-fair');
  expect(tagged.url).toBe(`${plain.url}?utm_source=cafe-job-fair`);
  expect(tagged.path).not.toBe(plain.path);
  expect((await link('?source=%3F%3F')).url).toBe(plain.url);
});
