import { readdir } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { webBuildFolder } from './web-build-manifest.ts';
import { startTestServer } from '../test/start-test-server.ts';

const server = startTestServer();

async function jobsOfAnAdmin() {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  for (let n = 0; n < 5; n += 1) await server.given.openJob(admin);
  return server.as(admin);
}

test('the list of roles is compressed for whoever can read that, and the same for everybody', async () => {
  const admin = await jobsOfAnAdmin();
  const plain = await admin.get('/job/list-es');
  const brotli = await admin.get('/job/list-es', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await admin.get('/job/list-es', { 'accept-encoding': 'gzip' });
  const none = await admin.get('/job/list-es', { 'accept-encoding': 'br;q=0, identity' });
  expect(
    [plain, brotli, gzip, none].map(({ headers }) => [headers['content-encoding'], headers.vary]),
  ).toEqual([
    [undefined, 'accept-encoding'],
    ['br', 'accept-encoding'],
    ['gzip', 'accept-encoding'],
    [undefined, 'accept-encoding'],
  ]);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test('an answer that a secret or somebody else’s words may stand in is never compressed', async () => {
  const admin = await jobsOfAnAdmin();
  for (const url of ['/api/logged-in', '/api/activity?page=1', '/dashboard']) {
    const reply = await admin.get(url, { 'accept-encoding': 'br, gzip', accept: 'text/html' });
    expect([url, reply.statusCode, reply.headers['content-encoding']]).toEqual([
      url,
      200,
      undefined,
    ]);
  }
});

test('a guide, which is the same for everybody, is compressed', async () => {
  const { app } = server.running;
  const guide = await app.inject({
    url: '/education/why-blind',
    headers: { 'accept-encoding': 'br' },
  });
  expect(guide.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(guide.rawPayload).toString()).toContain('</html>');
});

test('files of the web travel as the build compressed them', async () => {
  const files = await readdir(new URL('app/assets/', webBuildFolder));
  const script = files.find((name) => /^base-.*\.js$/.test(name)) ?? '';
  expect(files).toEqual(expect.arrayContaining([`${script}.br`, `${script}.gz`]));
  const { app } = server.running;
  const url = `/assets/${script}`;
  const plain = await app.inject({ url });
  const brotli = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
  for (const { headers } of [plain, brotli, gzip]) {
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers['cache-control']).toContain('immutable');
  }
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});
