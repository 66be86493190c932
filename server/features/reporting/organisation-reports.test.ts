import { REPORT_RANGE_TOO_LARGE_MESSAGE } from '@evenhand/contract/reporting/organisation-reports.ts';
import { expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

const REPORTS = [
  '/api/org/stats',
  '/api/org/hired-stats',
  '/api/org/rejected-stats',
  '/api/org/referrer-breakdown',
  '/api/org/drop-off',
  '/api/org/drop-off?excludeQuickApply=true',
  '/api/recent-feedback?type=post-apply',
];
const FILES = ['/api/org/org-drop-off/csv', '/api/org/org-drop-off/gender/csv'];
const QUERIES = 'from=2026-01-01&until=2026-03-31';
const withQuery = (path: string, query: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;

async function employer({ hasReporting = true } = {}) {
  const org = await server.given.organisation();
  if (hasReporting) await server.given.feature(org, 'global-reporting');
  const admin = await server.given.member(org, { role: 'ADMIN' });
  return { org, admin, member: await server.given.member(org) };
}

async function answered(who: { session: string } | null, path: string, query = QUERIES) {
  const reply = await server.as(who).get(withQuery(path, query));
  const isFile = reply.headers['content-type']?.toString().startsWith('text/csv');
  return isFile ? [reply.statusCode] : [reply.statusCode, reply.json().code];
}

test('without the feature nobody of an organisation learns a figure: the server refuses, not the screen', async () => {
  const { admin, member } = await employer({ hasReporting: false });
  for (const path of [...REPORTS, ...FILES, '/api/org/adverse-impact']) {
    expect([path, await answered(admin, path, path.includes('impact') ? '' : QUERIES)]).toEqual([
      path,
      [403, 'no-global-reporting'],
    ]);
    if (!FILES.includes(path))
      expect((await answered(member, path, path.includes('impact') ? '' : QUERIES))[0]).toBe(403);
  }
  expect((await server.as(admin).get('/api/recent-feedback')).statusCode).toBe(200);
});

test('whoever is not logged in is refused', async () => {
  for (const path of [...REPORTS, ...FILES])
    expect(await answered(null, path)).toEqual([401, 'not-logged-in']);
});

test('with the feature every member reads the figures, and admins take the files', async () => {
  const { admin, member } = await employer();
  for (const path of REPORTS) {
    expect([path, await answered(admin, path)]).toEqual([path, [200, undefined]]);
    expect([path, await answered(member, path)]).toEqual([path, [200, undefined]]);
  }
  for (const path of FILES) {
    expect([path, await answered(admin, path)]).toEqual([path, [200]]);
    expect([path, await answered(member, path)]).toEqual([path, [403, 'not-allowed']]);
  }
});

test('a file that was taken stands in the audit trail, and one that was refused does not', async () => {
  const { org, admin, member } = await employer();
  for (const path of FILES) {
    await answered(member, path);
    await answered(admin, path, 'from=2026-03-31&until=2026-01-01');
    await answered(admin, path);
  }
  const { rows } = await server.given.owner.query(
    `select actor_id, details from audit.entry where org_id = $1 and kind = 'figures-exported' order by id`,
    [org.id],
  );
  const file = (name: string) => ({
    actor_id: admin.id,
    details: { file: `evenhand-${name}-2026-01-01-2026-03-31.csv` },
  });
  expect(rows).toEqual([file('drop-off'), file('drop-off-gender')]);
});

test('support reads the figures of an organisation that lacks the feature, but no sources and no files', async () => {
  const { admin } = await employer({ hasReporting: false });
  const support = { session: await server.given.support(admin) };
  for (const path of REPORTS)
    expect([path, (await answered(support, path))[0]]).toEqual([path, 200]);
  for (const path of FILES)
    expect(await answered(support, path)).toEqual([403, 'closed-to-support']);
  const sources = await server.as(support).get(`/api/org/referrer-breakdown?${QUERIES}`);
  expect(sources.json()).toMatchObject({ referrers: [], hidden: 'support' });
});

test('whoever reads the figures may filter by every team and grade that they count', async () => {
  const { given, as } = server;
  const { org, admin, member } = await employer();
  const publishedAt = new Date('2026-01-01');
  await given.job(admin, { publishedAt, team: 'Design', grade: 'Senior' });
  const practice = await given.job(admin, { publishedAt, team: 'Practice' });
  await given.owner.query('update core.job set sample = true where id = $1', [practice.id]);
  await given.job((await employer()).admin, { publishedAt, team: 'Elsewhere' });
  const filters = async (who: { session: string }, query: string) =>
    (await as(who).get(`/job/filters${query}`))
      .json()
      .map(({ items }: { items: { value: string }[] }) => items.map(({ value }) => value));
  const dates = '?from=2026-02-01T00:00:00Z&until=2026-03-01T00:00:00Z';
  for (const who of [admin, member, { session: await given.support(member) }])
    expect(await filters(who, dates)).toEqual([['Design'], ['Senior']]);
  // The dashboard asks without dates, and lists the roles of each alone.
  expect(await filters(member, '')).toEqual([[], []]);
  await given.owner.query(`update core.organisation set features = '{}' where org_id = $1`, [
    org.id,
  ]);
  expect(await filters(member, dates)).toEqual([[], []]);
});

test('the filters of a period read an instant as reports do: the day it falls on, and that day is in', async () => {
  const { given, as } = server;
  const { admin, org } = await employer();
  await given.owner.query(`update core.organisation set tz = 'Asia/Kolkata' where org_id = $1`, [
    org.id,
  ]);
  // Midnight of 1 March in Kolkata is half past six in the evening of the day before, by UTC.
  await given.job(admin, { publishedAt: new Date('2026-02-28T18:30:00Z'), team: 'March' });
  await given.job(admin, { publishedAt: new Date('2026-02-28T18:29:00Z'), team: 'February' });
  const teams = async (until: string) => {
    const reply = await as(admin).get(
      `/job/filters?from=2026-01-01&until=${encodeURIComponent(until)}`,
    );
    return reply.json()[0].items.map(({ value }: { value: string }) => value);
  };
  for (const last of ['2026-02-28', '2026-02-27T18:30:00Z', '2026-02-28T18:29:59Z'])
    expect([last, await teams(last)]).toEqual([last, ['February']]);
  for (const last of ['2026-03-01', '2026-02-28T18:30:00Z'])
    expect([last, await teams(last)]).toEqual([last, ['February', 'March']]);
  const refused = await as(admin).get('/job/filters?until=0000-01-01');
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { until: 'Choose a day from 2000 to 2100.' },
  ]);
});

test('another organisation’s candidates are in no figure', async () => {
  const [mine, theirs] = [await employer(), await employer()];
  const job = await server.given.openJob(theirs.admin);
  for (let n = 0; n < 6; n += 1) await server.given.application(job);
  const candidates = async ({ admin }: { admin: PlantedMember }) =>
    (await server.as(admin).get('/api/org/stats')).json().candidates;
  expect([await candidates(mine), await candidates(theirs)]).toEqual([0, 6]);
});

test('who still reviews is told no source, and no rating of the role they review', async () => {
  const { given } = server;
  const { org, admin, member } = await employer();
  const [job, other] = [await given.openJob(admin), await given.openJob(admin)];
  await given.question(job);
  const application = await given.application(job);
  for (const of of [job, job, job, other, other, other, other, other])
    await given.owner.query(
      `insert into core.experience_answer (org_id, job_id, kind, rating, text, created_at)
       values ($1, $2, 'post-apply', 9, '', now() - interval '2 days')`,
      [org.id, of.id],
    );
  const today = new Date();
  const query = `from=${new Date(today.getTime() - 9 * 86_400_000).toISOString()}&until=${today.toISOString()}`;
  const seen = async (who: PlantedMember) => {
    const sources = (await server.as(who).get('/api/org/referrer-breakdown')).json();
    const ratings = (await server.as(who).get(`/api/recent-feedback?${query}`)).json();
    return [sources.hidden, sources.referrers.length, ratings.allFeedbackCount];
  };
  expect(await seen(admin)).toEqual([null, 1, 8]);
  await given.batch(job, { by: admin, reviewers: [member], applications: [application] });
  expect(await seen(admin)).toEqual([null, 1, 8]);
  expect(await seen(member)).toEqual(['own-reviews-open', 0, 5]);
});

test('a source of fewer than five stands under its name only for admins, once all who came by it are known by name', async () => {
  const { given } = server;
  const { admin, member } = await employer();
  const job = await given.openJob(admin);
  const people = [];
  for (const source of [
    'ada-told-me',
    'ada-told-me',
    'linkedin',
    'linkedin',
    'linkedin',
    'linkedin',
    'linkedin',
  ]) {
    const application = await given.application(job);
    await given.owner.query(
      'update core.application set form_answered_at = started_at where id = $1',
      [application.id],
    );
    await given.cameFrom(application, source);
    people.push(application);
  }
  const names = async (who: PlantedMember) =>
    (await server.as(who).get('/api/org/referrer-breakdown'))
      .json()
      .referrers.map(({ name, count }: { name: string; count: number }) => [name, count]);
  const hidden = [
    ['linkedin', 5],
    ['Other sources', 2],
  ];
  expect([await names(admin), await names(member)]).toEqual([hidden, hidden]);
  const [first, second] = people;
  if (first) await given.openedIdentity(first);
  expect(await names(admin)).toEqual(hidden);
  if (second) await given.openedIdentity(second);
  expect(await names(admin)).toEqual([
    ['linkedin', 5],
    ['ada-told-me', 2],
  ]);
  expect(await names(member)).toEqual(hidden);
  // A source of many is told also where few came in the period.
  await given.owner.query(
    `update core.application set started_at = now() - interval '1 year' where id = any ($1)`,
    [people.slice(2, 6).map(({ id }) => id)],
  );
  expect(await names(admin)).toEqual([
    ['ada-told-me', 2],
    ['linkedin', 1],
  ]);
});

test.for<[query: string, code: string, says: string]>([
  ['from=2026-03-02&until=2026-03-01', 'bad-input', 'The first day comes after the last.'],
  ['from=2025-01-01&until=2027-01-03', 'range-too-large', REPORT_RANGE_TOO_LARGE_MESSAGE],
  ['from=2000-01-01&until=2100-12-31', 'range-too-large', REPORT_RANGE_TOO_LARGE_MESSAGE],
  ['from=2026-03', 'bad-input', 'Use a date such as 2026-03-31.'],
  ['from=2026-02-30', 'bad-input', 'Use a date such as 2026-03-31.'],
  ['until=31/03/2026', 'bad-input', 'Use a date such as 2026-03-31.'],
  ['until=2026-03-31T12:00', 'bad-input', 'Use a date such as 2026-03-31.'],
  ['from=yesterday', 'bad-input', 'Use a date such as 2026-03-31.'],
  ['from=1999-01-01&until=1999-02-01', 'bad-input', 'Choose a day from 2000 to 2100.'],
  ['from=0000-01-01&until=0000-01-02', 'bad-input', 'Choose a day from 2000 to 2100.'],
  ['until=9999-12-31T23:59:59-12:00', 'bad-input', 'Choose a day from 2000 to 2100.'],
  ['from=2026-01-01&from=2026-02-01', 'bad-input', ''],
  ['team=Sales', 'bad-input', 'This field is not known here.'],
])('%s is refused in words by every call', async ([query, code, says]) => {
  const { admin } = await employer();
  for (const path of [...REPORTS, ...FILES]) {
    const reply = await server.as(admin).get(withQuery(path, query));
    expect([path, reply.statusCode, reply.json().code]).toEqual([path, 422, code]);
    expect(reply.body).toContain(says);
  }
});

test('731 days are not too many, and the day Samoa left out is no stumbling block', async () => {
  const { org, admin } = await employer();
  for (const zone of ['Europe/London', 'Pacific/Apia', 'Asia/Kolkata']) {
    await server.given.owner.query('update core.organisation set tz = $2 where org_id = $1', [
      org.id,
      zone,
    ]);
    for (const query of [
      'from=2024-01-01&until=2026-01-01',
      'from=2011-12-30&until=2011-12-30',
      'from=2026-03-29&until=2026-03-29',
    ]) {
      const reply = await server.as(admin).get(`/api/org/stats?${query}`);
      const [from, until] = query.split('&').map((part) => part.split('=')[1]);
      expect(reply.json().range).toEqual({ from, until, zone });
    }
  }
});

test.for(['teams=%2500', 'grades=A%7C%7C%2500B'])(
  '%s, which cannot be stored, is refused',
  async (query) => {
    const { admin } = await employer();
    expect(await answered(admin, '/api/org/stats', query)).toEqual([400, 'bad-text']);
  },
);

test('what is no category is not found', async () => {
  const { admin } = await employer();
  for (const name of ['height', 'Gender', 'unknown', '__proto__', 'constructor', '%2e%2e'])
    expect(await answered(admin, `/api/org/org-drop-off/${name}/csv`)).toEqual([404, 'not-found']);
});
