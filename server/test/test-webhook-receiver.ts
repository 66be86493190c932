import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from 'vitest';

export type ReceivedWebhook = { path: string; headers: IncomingHttpHeaders; body: string };
export type WriteTestWebhookReply = (reply: ServerResponse, received: ReceivedWebhook) => void;

/**
 * A receiver of webhooks on this machine, open before the first test, so that a server can be told to trust its host. Says 200
 * to everything unless told, and forgets what it got before each test.
 */
export async function startTestWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const ok: WriteTestWebhookReply = (reply) => reply.writeHead(200).end();
  let answering = ok;
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const got = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      received.push(got);
      answering(reply, got);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  beforeEach(() => {
    received.length = 0;
    answering = ok;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    received,
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    answer: (how: number | WriteTestWebhookReply) => {
      answering = typeof how === 'number' ? (reply) => reply.writeHead(how).end() : how;
    },
  };
}
