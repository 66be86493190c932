import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWebhookClient } from './webhook-client.ts';
import { isPublicIpAddress } from '../http/is-public-ip-address.ts';
import { checkOutboundUrl } from '../http/outbound-url.ts';

/** Hosts as somebody might write them who wants to reach what only this machine reaches. */
const denied = [
  '127.0.0.1',
  '127.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '017700000001',
  '0177.0.0.1',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '3232235521',
  '100.64.0.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[0:0:0:0:0:ffff:c0a8:1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::169.254.169.254]',
  '[64:ff9b:1::a00:1]',
  '[100::1]',
  '[2001::1]',
  '[2001:db8::1]',
  '[2001:2::1]',
  '[2002:7f00:1::]',
  '[2002:a00:1::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[fe80::1]',
  '[febf::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[ff0e::1]',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'sub.localhost',
  '１２７.０.０.１',
];
const open = ['93.184.215.14', '8.8.8.8', '[2606:4700:4700::1111]', '[2a00:1450:4001:830::200e]'];

test('the corpus is no smaller than was promised', () => {
  expect(new Set(denied).size).toBeGreaterThanOrEqual(40);
});

test.each(denied)('nothing is sent to %s', async (host) => {
  expect(checkOutboundUrl(`https://${host}/hook`, [])).toEqual({ problem: expect.any(String) });
  expect(await send(`https://${host}/hook`)).toEqual({ problem: 'address-denied' });
});

test.each(open)('%s is on the public internet', (host) => {
  expect(checkOutboundUrl(`https://${host}/hook`, [])).toMatchObject({ isTrusted: false });
});

test.each([
  ['http://example.com/', 'https'],
  ['https://example.com:80/', 'port'],
  ['https://example.com:22/', 'port'],
  ['https://example.com:6379/', 'port'],
  ['https://user:pw@example.com/', 'user name'],
  ['ftp://example.com/', 'address'],
  ['file:///etc/passwd', 'address'],
  ['gopher://example.com/', 'address'],
  ['javascript:alert(1)', 'address'],
  ['//example.com', 'address'],
  ['https://', 'address'],
])('%s is no address for a webhook', (address, word) => {
  expect(checkOutboundUrl(address, [])).toEqual({ problem: expect.stringContaining(word) });
});

test.each(['https://example.com/', 'https://example.com:443/', 'https://example.com:8443/a?b=c'])(
  '%s is one',
  (address) => expect(checkOutboundUrl(address, [])).toMatchObject({ isTrusted: false }),
);

test('a host of the own network is reached only where the operator named it, with its port', () => {
  const hosts = ['crm.internal', '10.0.0.7:8080'];
  expect(checkOutboundUrl('http://crm.internal/x', hosts)).toMatchObject({ isTrusted: true });
  expect(checkOutboundUrl('https://crm.internal/x', hosts)).toMatchObject({ isTrusted: true });
  expect(checkOutboundUrl('http://10.0.0.7:8080/', hosts)).toMatchObject({ isTrusted: true });
  for (const address of [
    'http://crm.internal:81/',
    'http://10.0.0.7/',
    'http://10.0.0.8:8080/',
    'http://crm.internal.evil.example/',
    'http://crm.internal@evil.example/',
  ])
    expect(checkOutboundUrl(address, hosts)).toEqual({ problem: expect.any(String) });
});

test.each(['', 'example.com', '1.2.3', 'fe80::1%eth0', '::ffff:0:0/96', '999.1.1.1'])(
  '%j is no public address',
  (text) => expect(isPublicIpAddress(text)).toBe(false),
);

/** Names that stand for these addresses, whoever asks. */
const names =
  (...addresses: string[]): LookupFunction =>
  (_hostname, options, tell) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    return options.all ? tell(null, found) : tell(null, found[0]?.address ?? '', found[0]?.family);
  };

describe('a receiver on this machine', () => {
  let server: Server;
  let host: string;
  const paths: string[] = [];
  beforeAll(async () => {
    server = createServer((request, reply) => {
      paths.push(request.url ?? '');
      request.resume();
      if (request.url === '/redirect')
        reply.writeHead(302, { location: `http://${host}/secret` }).end();
      else if (request.url === '/endless') {
        reply.writeHead(200);
        const chunk = Buffer.alloc(16_384, 'x');
        const more = () => {
          while (!reply.destroyed && reply.write(chunk));
        };
        reply.on('drain', more);
        more();
      } else if (request.url === '/drip') {
        reply.writeHead(202);
        reply.write('a');
      } else if (request.url !== '/silent') reply.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address of this kind.
    host = `hooks.test:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const trusted = (path: string, patienceMs = 20_000) =>
    openWebhookClient(
      { WEBHOOK_HTTP_HOSTS: [host] },
      { lookup: names('127.0.0.1'), patienceMs },
    )({ url: `http://${host}${path}`, headers: {}, body: '{}' });

  test('a redirect is an answer, and is not followed', async () => {
    paths.length = 0;
    expect(await trusted('/redirect')).toEqual({ status: 302 });
    expect(paths).toEqual(['/redirect']);
  });

  test('of an answer without end no more than 64 KB are read', async () => {
    expect(await trusted('/endless')).toEqual({ status: 200 });
  });

  test('a receiver that says nothing is given up, one that says nothing more has answered', async () => {
    expect(await trusted('/silent', 200)).toEqual({ problem: 'too-slow' });
    // Long enough for a busy machine to send what it says at once.
    expect(await trusted('/drip', 2000)).toEqual({ status: 202 });
  });

  test('a receiver that is not there is told as such', async () => {
    const nowhere = openWebhookClient(
      { WEBHOOK_HTTP_HOSTS: ['127.0.0.1:9'] },
      {},
    )({ url: 'http://127.0.0.1:9/', headers: {}, body: '{}' });
    expect(await nowhere).toEqual({ problem: 'unreachable' });
  });

  test('a name that stands for this machine by the time of the connection is refused, whatever it stood for before', async () => {
    paths.length = 0;
    let asked = 0;
    const rebinding: LookupFunction = (hostname, options, tell) => {
      asked += 1;
      names(asked === 1 ? '93.184.215.14' : '127.0.0.1')(hostname, options, tell);
    };
    // Somebody looked before, as one does who checks first and fetches later.
    rebinding('rebind.example', {}, () => {});
    const call = openWebhookClient({ WEBHOOK_HTTP_HOSTS: [] }, { lookup: rebinding });
    expect(await call({ url: 'https://rebind.example/', headers: {}, body: '{}' })).toEqual({
      problem: 'address-denied',
    });
    expect(asked).toBe(2);
    expect(paths).toEqual([]);
  });

  test.each([
    ['one bad address among good ones', ['93.184.215.14', '127.0.0.1']],
    ['an address that holds another inside', ['::ffff:127.0.0.1']],
    ['the address of a cloud’s own service', ['169.254.169.254']],
    ['no address at all', []],
  ])('a name with %s is refused', async (_, addresses) => {
    const call = openWebhookClient({ WEBHOOK_HTTP_HOSTS: [] }, { lookup: names(...addresses) });
    expect(await call({ url: 'https://evil.example/', headers: {}, body: '{}' })).toEqual({
      problem: 'address-denied',
    });
  });
});

function send(url: string) {
  return openWebhookClient(
    { WEBHOOK_HTTP_HOSTS: [] },
    { lookup: names('127.0.0.1') },
  )({
    url,
    headers: {},
    body: '{}',
  });
}
