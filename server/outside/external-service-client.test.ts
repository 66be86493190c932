import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openExternalServiceClient } from './external-service-client.ts';

/** A name that stands for this address, whoever asks. */
const names =
  (address: string): LookupFunction =>
  (_hostname, options, tell) =>
    options.all ? tell(null, [{ address, family: 4 }]) : tell(null, address, 4);

let server: Server;
let host: string;
const paths: string[] = [];
beforeAll(async () => {
  server = createServer((request, reply) => {
    paths.push(`${request.method} ${request.url}`);
    const url = request.url ?? '';
    if (url === '/redirect') reply.writeHead(307, { location: `http://${host}/secret` }).end();
    else if (url.startsWith('/size/')) reply.end(Buffer.alloc(Number(url.slice(6)), 'x'));
    else if (url === '/drip') {
      reply.writeHead(200);
      const timer = setInterval(() => reply.write(' '), 20);
      reply.on('close', () => clearInterval(timer));
    } else if (url === '/header') {
      reply.write('a');
    } else if (url !== '/silent') reply.end('{"a":"ü"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  host = `service.test:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, { isTrusted = true, patienceMs = 20_000 } = {}) =>
  openExternalServiceClient(
    { WEBHOOK_HTTP_HOSTS: isTrusted ? [host] : [] },
    { lookup: names('127.0.0.1'), patienceMs },
  )({
    url: `http${isTrusted ? '' : 's'}://${isTrusted ? host : 'service.test'}${path}`,
    headers: {},
  });

test('what is answered in full is given back with its status', async () => {
  expect(await ask('/')).toEqual({ status: 200, body: '{"a":"ü"}' });
});

test('a redirect is an answer, and is not followed', async () => {
  paths.length = 0;
  expect(await ask('/redirect')).toEqual({ status: 307, body: '' });
  expect(paths).toEqual(['GET /redirect']);
});

test('an answer of a megabyte is read, one byte more is not kept', async () => {
  expect(await ask('/size/1000000')).toMatchObject({ status: 200 });
  expect(await ask('/size/1000001')).toEqual({ problem: 'too-large' });
});

// None of them ever comes to an end by itself.
test.each(['/silent', '/drip', '/header'])(
  'at %s patience ends, however much has come by then',
  async (path) => {
    expect(await ask(path, { patienceMs: 150 })).toEqual({ problem: 'too-slow' });
  },
);

test('a name that stands for this machine is refused before a byte is sent', async () => {
  paths.length = 0;
  expect(await ask('/', { isTrusted: false })).toEqual({ problem: 'address-denied' });
  expect(paths).toEqual([]);
});

test.each([
  'http://127.0.0.1/',
  'https://169.254.169.254/',
  'http://example.com/',
  'https://[::1]/',
])('nothing is asked of %s', async (url) => {
  const askOpenly = openExternalServiceClient({ WEBHOOK_HTTP_HOSTS: [] });
  expect(await askOpenly({ url, headers: {} })).toEqual({ problem: 'address-denied' });
});

test('who is not there is told as such', async () => {
  const nowhere = openExternalServiceClient({ WEBHOOK_HTTP_HOSTS: ['127.0.0.1:9'] });
  expect(await nowhere({ url: 'http://127.0.0.1:9/', headers: {} })).toEqual({
    problem: 'unreachable',
  });
});
