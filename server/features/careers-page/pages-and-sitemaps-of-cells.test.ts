import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, expect, test } from 'vitest';
import { givenCareersPage } from '../../test/given-careers-page.ts';
import { startTwoCells } from '../../test/start-two-cells.ts';
import type { PlantedJob } from '../../test/test-data-types.ts';
import type { TestServer } from '../../test/start-test-server.ts';

const { a, b } = await startTwoCells();
const pages = { a: '', b: '' };
const jobs: Record<string, PlantedJob> = {};

beforeAll(async () => {
  for (const [cell, server] of [
    ['a', a],
    ['b', b],
  ] as const) {
    const { org, path } = await givenCareersPage(server, { name: `Oven of ${cell}` });
    const admin = await server.given.member(org, { role: 'ADMIN' });
    jobs[cell] = await server.given.openJob(admin, { title: `Baker in ${cell}` });
    pages[cell] = `/careers/${cell}~${path.slice('/careers/'.length)}`;
    await server.given.owner.query('update core.organisation set slug = $2 where org_id = $1', [
      org.id,
      pages[cell].slice('/careers/'.length),
    ]);
  }
});

const get = (server: TestServer, url: string) => server.running.app.inject({ url });

test('either cell tells of a sitemap for each, and each is answered by its own', async () => {
  for (const server of [a, b]) {
    const index = await get(server, '/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(XMLValidator.validate(index.body)).toBe(true);
    expect(new XMLParser().parse(index.body).sitemapindex.sitemap).toEqual([
      { loc: 'http://127.0.0.1:3000/sitemap-a.xml' },
      { loc: 'http://127.0.0.1:3000/sitemap-b.xml' },
    ]);
    for (const [cell, other] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const { body, statusCode } = await get(server, `/sitemap-${cell}.xml`);
      expect([statusCode, XMLValidator.validate(body)]).toEqual([200, true]);
      expect(body).toContain(`<loc>http://127.0.0.1:3000${pages[cell]}</loc>`);
      expect(body).toContain(`/apply/${jobs[cell]?.hash}`);
      expect(body).not.toContain(pages[other]);
      expect(body).not.toContain(jobs[other]?.hash);
    }
  }
});

test('robots may read each of them', async () => {
  const { body } = await get(a, '/robots.txt');
  expect(body).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml\n');
  expect(body.match(/^Allow: \/sitemap.*$/gm)).toEqual([
    'Allow: /sitemap.xml',
    'Allow: /sitemap-a.xml',
    'Allow: /sitemap-b.xml',
  ]);
});

test('a sitemap and a page of a letter that no cell has are not found, as any other address', async () => {
  const statuses = await Promise.all(
    ['/sitemap-c.xml', '/sitemap-.xml', '/sitemap-aa.xml', '/careers/c~nobody'].map(
      async (url) => (await get(a, url)).statusCode,
    ),
  );
  expect(statuses).toEqual([404, 404, 404, 404]);
});

test('either cell shows the careers page of each, and its feeds', async () => {
  for (const server of [a, b])
    for (const cell of ['a', 'b'] as const)
      for (const file of ['', '/feed.xml', '/feed.json', '/indeed.xml']) {
        const { statusCode, body } = await get(server, `${pages[cell]}${file}`);
        expect([file, statusCode]).toEqual([file, 200]);
        expect(body).toContain(`Baker in ${cell}`);
      }
});
