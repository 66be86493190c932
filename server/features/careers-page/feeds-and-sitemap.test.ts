import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { beforeAll, expect, test } from 'vitest';
import { givenCareersPage } from '../../test/given-careers-page.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
let admin: PlantedMember;
let path: string;
let baker: PlantedJob;
let driver: PlantedJob;

const TITLE = 'Baker & <b>miller</b> ]]> "nights"';
const TEXT = 'We bake.\nEvery night.\n\n<script>alert(1)</script> ]]> & more.\u0001';

beforeAll(async () => {
  const page = await givenCareersPage(server, { name: 'Oven & Daughters' });
  path = page.path;
  admin = await server.given.member(page.org, { role: 'ADMIN' });
  baker = await server.given.openJob(admin, { title: TITLE });
  driver = await server.given.openJob(admin, { title: 'Driver' });
  await server.given.job(admin, { title: 'A draft' });
  await server.given.owner.query(
    `update core.job set description = $2, team = 'Bakery', location = 'Leeds', city = 'Leeds', region = 'West Yorkshire',
       postcode = 'LS1 4DY', country = 'GB', employment_type = 'part-time', remote_preference = 'Hybrid', salary_min = 24000,
       salary_max = 26500.5, salary_currency = 'GBP', requisition_id = 'REQ-7', published_at = now() where id = $1`,
    [baker.id, TEXT],
  );
  await server.given.owner.query('update core.job set on_careers_page = false where id = $1', [
    driver.id,
  ]);
});

const get = (url: string) => server.running.app.inject({ url });
const at = (url: string) => new URL(url, server.services.config.BASE_URL).href;
const parser = new XMLParser({
  cdataPropName: 'cdata',
  isArray: (_, place) => place === 'source.job' || place === 'urlset.url',
});

test('the RSS feed tells the roles of the page to any reader', async () => {
  const reply = await get(`${path}/feed.xml`);
  expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(XMLValidator.validate(reply.body)).toBe(true);
  const feed = parseRssFeed(reply.body);
  expect(feed).toMatchObject({
    title: 'Open roles at Oven & Daughters',
    link: at(path),
    items: [
      {
        title: TITLE,
        link: at(`/apply/${baker.hash}?utm_source=rss`),
        guid: { value: at(`/apply/${baker.hash}`), isPermaLink: false },
        categories: [{ name: 'Bakery' }],
      },
    ],
  });
  expect(feed.items?.[0]?.description).toContain('<p>We bake.<br>Every night.</p>');
  expect(feed.items?.[0]?.description).not.toMatch(/<script/);
});

test('the JSON feed tells the same', async () => {
  const reply = await get(`${path}/feed.json`);
  expect(reply.headers['content-type']).toBe('application/feed+json; charset=utf-8');
  const feed = parseJsonFeed(reply.body);
  expect(feed).toMatchObject({
    title: 'Open roles at Oven & Daughters',
    home_page_url: at(path),
    feed_url: at(`${path}/feed.json`),
    items: [{ id: at(`/apply/${baker.hash}`), title: TITLE, summary: 'Bakery · Leeds · Hybrid' }],
  });
  expect(feed.items?.[0]?.content_html).not.toMatch(/<script/);
});

test('Indeed’s XML tells every public role, with CDATA in every field and a reference that never changes', async () => {
  const { body } = await get(`${path}/indeed.xml`);
  expect(XMLValidator.validate(body)).toBe(true);
  const { source } = parser.parse(body);
  expect(source.publisher.cdata).toBe('Oven & Daughters');
  expect(source.job).toHaveLength(2);
  const told = source.job.find(
    (job: { referencenumber: { cdata: string } }) => job.referencenumber.cdata === baker.hash,
  );
  const fields = Object.fromEntries(
    Object.entries<{ cdata: string | string[] }>(told).map(([name, { cdata }]) => [
      name,
      [cdata].flat().join(''),
    ]),
  );
  expect(fields).toMatchObject({
    title: TITLE,
    requisitionid: 'REQ-7',
    url: at(`/apply/${baker.hash}?utm_source=Indeed`),
    company: 'Oven & Daughters',
    city: 'Leeds',
    state: 'West Yorkshire',
    country: 'GB',
    postalcode: 'LS1 4DY',
    salary: 'GBP 24000.00 - GBP 26500.50 per year',
    jobtype: 'parttime',
    remotetype: 'Hybrid remote',
  });
  expect(Number.isNaN(Date.parse(fields['date'] ?? ''))).toBe(false);
  expect(fields['description']).toContain('&lt;script&gt;');
  await server.given.owner.query('update core.job set title = $2 where id = $1', [
    driver.id,
    'Van driver',
  ]);
  expect((await get(`${path}/indeed.xml`)).body).toContain(`<![CDATA[${driver.hash}]]>`);
});

test('the sitemap tells careers pages and open roles alone, each with the time of its change', async () => {
  const off = await givenCareersPage(server);
  const owner = await server.given.member(off.org, { role: 'ADMIN' });
  const hidden = await server.given.openJob(owner);
  await server.given.owner.query(`update core.organisation set features = '{}' where org_id = $1`, [
    off.org.id,
  ]);
  const bare = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const unlisted = await server.given.openJob(bare);
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toMatch(/^application\/xml/);
  expect(XMLValidator.validate(body)).toBe(true);
  const { urlset } = parser.parse(body) as { urlset: { url: { loc: string; lastmod: string }[] } };
  const told = urlset.url.map(({ loc }) => loc);
  expect(told).toEqual(
    expect.arrayContaining([at(path), ...[baker, driver].map(({ hash }) => at(`/apply/${hash}`))]),
  );
  for (const hash of [hidden.hash, unlisted.hash, off.path]) expect(body).not.toContain(hash);
  expect(urlset.url.every(({ lastmod }) => !Number.isNaN(Date.parse(lastmod)))).toBe(true);
});

test('robots are told of the sitemap, and kept off everything that is not public', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain(`Sitemap: ${at('/sitemap.xml')}`);
  expect(body).toMatch(/^Allow: \/careers\/$/m);
  expect(body).toMatch(/^Disallow: \/$/m);
  expect(body).not.toMatch(/application|review-app|dashboard/);
});
