import { beforeAll, expect, test } from 'vitest';
import { visiblePageText } from '../../test/visible-page-text.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const DAY_MS = 86_400_000;
let admin: PlantedMember;
beforeAll(async () => {
  admin = await server.given.member(await server.given.organisation({ name: 'Brown Bakery' }), {
    role: 'ADMIN',
  });
});
const page = ({ hash }: { hash: string }, query = '') =>
  server.running.app.inject({ url: `/apply/${hash}${query}`, headers: { accept: 'text/html' } });

/** Scripts of a page that stand in it instead of being linked. */
const inline = (body: string) =>
  [...body.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, kind, text]) => ({
      kind: kind?.trim(),
      text: text ?? '',
    }),
  );

async function advertised(): Promise<PlantedJob> {
  const job = await server.given.openJob(admin, { title: 'Night </script><b>baker' });
  await server.given.owner.query(
    `with brand as (insert into core.brand (org_id, name) values ($2, $3) returning id)
     update core.job set remote_preference = 'Hybrid', employment_type = 'part-time', hours = '20 hours a week',
       salary_min = 12.6, salary_max = 14, salary_currency = 'GBP', salary_period = 'hour', city = 'Leeds', country = 'GB',
       openings = 2, perks = '{enhanced_maternity_paternity,dogs_in_the_office}', brand_id = (select id from brand),
       location = 'Leeds', internal_reference = 'SECRET-7', description = 'You bake at night.' where id = $1`,
    [job.id, job.orgId, `Oven & Co ${job.id}`],
  );
  return job;
}

test('a role page says what it pays, where and how the work is, whose role it is and what comes with it', async () => {
  const job = await advertised();
  const text = visiblePageText(await page(job));
  for (const words of [
    '£12.60 to £14.00 an hour',
    'Leeds',
    'Hybrid',
    'Part time, 20 hours a week',
    '2 openings',
    'Oven &amp; Co',
    'What you get',
    'Enhanced maternity and paternity leave',
    'Dogs in the office',
  ])
    expect(text.replaceAll('&amp;', '&')).toContain(words.replaceAll('&amp;', '&'));
  expect((await page(job)).body).not.toContain('SECRET-7');
});

test('an open role page has one data block, which is its job posting, and no script that a browser would run', async () => {
  const job = await advertised();
  const { body } = await page(job, '?utm_source=job-fair');
  const scripts = inline(body);
  expect(scripts.map(({ kind }) => kind)).toEqual(['type="application/ld+json"']);
  expect(JSON.parse(scripts[0]?.text ?? '')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Night </script><b>baker',
    description: '<p>You bake at night.</p>',
    employmentType: 'PART_TIME',
    baseSalary: { currency: 'GBP', value: { minValue: 12.6, maxValue: 14, unitText: 'HOUR' } },
  });
  const address = `${server.services.config.BASE_URL}/apply/${job.hash}`;
  expect(body).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(body).toContain('<meta name="description" content="You bake at night."/>');
  expect(body).toContain('<meta property="og:url"');
  expect(body).not.toMatch(/\son\w+=|style=|<b>baker/);
});

test('a draft’s preview, a form sent back and a page that follows have no job posting', async () => {
  const job = await advertised();
  const preview = await server.as(admin).get(`/builder/${job.id}/preview`);
  expect([preview.statusCode, inline(preview.body)]).toEqual([200, []]);
  expect(preview.body).not.toContain('rel="canonical"');
  expect(inline((await page({ hash: `${job.hash}/check-your-email` })).body)).toEqual([]);
});

test('a closed role says so without form or data for thirty days, then it is gone; an archived one was never there', async () => {
  const job = await advertised();
  const closedSince = async (days: number) => {
    const at = new Date(server.services.now().getTime() - days * DAY_MS);
    await server.given.owner.query(
      'update core.job set closes_at = $2, published_at = $3 where id = $1',
      [job.id, at, new Date(at.getTime() - DAY_MS)],
    );
    return page(job);
  };
  for (const days of [0.1, 29]) {
    const closed = await closedSince(days);
    expect([
      closed.statusCode,
      inline(closed.body),
      /<form|rel="canonical"/.test(closed.body),
    ]).toEqual([200, [], false]);
    expect(visiblePageText(closed)).toContain('This role has closed');
  }
  const gone = await closedSince(31);
  expect([gone.statusCode, inline(gone.body)]).toEqual([410, []]);
  await server.given.owner.query('update core.job set archived_at = now() where id = $1', [job.id]);
  const draft = await server.given.readyDraft(admin);
  const unknown = await page({ hash: 'x'.repeat(24) });
  for (const reply of [await page(job), await page(draft)])
    expect([reply.statusCode, reply.body]).toEqual([404, unknown.body]);
});
