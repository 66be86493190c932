import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Speaks just enough of PostgreSQL's protocol to let anybody in and to say that it is of an old version. */
export async function startFakeOldPostgres(
  version: number,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((socket) => greet(socket, version)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // Listening on a port, its address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://somebody:secret@127.0.0.1:${port}/evenhand`,
    close: () => server.close(),
  };
}

const READY = message('Z', Buffer.from('I'));

function greet(socket: Socket, version: number): void {
  socket.on('error', () => {});
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', Buffer.alloc(4)), READY]));
    socket.on('data', (asked: Buffer) => {
      if (asked.toString('latin1', 0, 1) === 'Q')
        socket.write(Buffer.concat([...oneRow(version), READY]));
      else socket.end();
    });
  });
}

function oneRow(version: number): Buffer[] {
  const INT4 = 23;
  const TEXT = 25;
  const BOOL = 16;
  const row: [name: string, type: number, value: string][] = [
    ['version', INT4, String(version)],
    ['database', TEXT, 'evenhand'],
    ['login', TEXT, 'somebody'],
    ['mayCreateRoles', BOOL, 't'],
    ['mayCreateSchemas', BOOL, 't'],
  ];
  const columns = row.map(([name, type]) => {
    const kind = Buffer.alloc(18);
    kind.writeInt32BE(type, 6);
    return Buffer.concat([text(name), kind]);
  });
  const values = row.map(([, , value]) => Buffer.concat([int32(value.length), Buffer.from(value)]));
  return [
    message('T', int16(row.length), ...columns),
    message('D', int16(row.length), ...values),
    message('C', text('SELECT 1')),
  ];
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
