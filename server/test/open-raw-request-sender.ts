import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { openSecondServer, type TestServer } from './start-test-server.ts';

export type RawHttpReply = { status: number; headers: Record<string, string>; body: string };

/** Listens for a test, and answers bytes as they are: what no client would send, a stranger does. */
export async function openRawRequestSender(server: TestServer) {
  const { app } = await openSecondServer(server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    app,
    send: (bytes: string) => send(port, bytes),
  };
}

async function send(port: number, bytes: string): Promise<RawHttpReply> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  const text = Buffer.concat(pieces).toString();
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...headers] = head.split('\r\n');
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers: Object.fromEntries(
      headers.map((header) => {
        const at = header.indexOf(':');
        return [header.slice(0, at).toLowerCase(), header.slice(at + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}
