import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

type Manner = {
  /** For how long a client keeps a connection. */
  mode: 'session' | 'transaction' | 'statement';
  /** What becomes of the connection options of a client: a pooler's connections are made without them. */
  options?: 'dropped' | 'refused';
  /** Whether a statement that a client prepared on one connection is there on all, as with PgBouncer from 1.21 on. */
  keepsPrepared?: boolean;
  /** How many connections there are for each login. */
  size?: number;
};

type Message = { type: string; body: Buffer };
/** `injected`: for each statement that is being prepared, whether a client waits to hear of it. */
type Lent = { stream: Socket; prepared: Set<string>; injected: boolean[]; client?: PooledClient };
type PooledClient = {
  socket: Socket;
  id: number;
  user: string;
  server?: Lent;
  /** Answers to come. */
  open: number;
  statements: Map<string, Buffer>;
};

/**
 * Stands where a pooler stands and does to a connection what poolers do, so that each way of breaking it can be seen without one:
 * lets anybody in, and lends the connections of each login, the last that came back first.
 * @param urls the address of the database for each login, by its name
 */
export async function startStandInPooler(
  urls: Record<string, string>,
  { mode, options = 'dropped', keepsPrepared = false, size = 10 }: Manner,
): Promise<{ port: number; close: () => Promise<void> }> {
  const idle = new Map<string, Lent[]>();
  const made = new Map<string, number>();
  const waiting = new Map<string, ((server: Lent) => void)[]>();
  const sockets = new Set<Socket>();
  let clients = 0;

  async function lend(user: string): Promise<Lent> {
    const free = idle.get(user)?.pop();
    if (free !== undefined) return free;
    const count = made.get(user) ?? 0;
    if (count >= size)
      return new Promise((resolve) => {
        waiting.set(user, [...(waiting.get(user) ?? []), resolve]);
      });
    made.set(user, count + 1);
    return connectServer(urls[user] ?? '');
  }

  function giveBack(client: PooledClient): void {
    const { server, user } = client;
    if (server === undefined) return;
    delete client.server;
    delete server.client;
    const [next, ...rest] = waiting.get(user) ?? [];
    waiting.set(user, rest);
    if (next) next(server);
    else idle.set(user, [...(idle.get(user) ?? []), server]);
  }

  async function connectServer(url: string): Promise<Lent> {
    const driver = new pg.Client({ connectionString: url });
    driver.on('error', () => {});
    await driver.connect();
    // Logged in by the driver, and from here on its bytes are passed through.
    const { stream } = (driver as unknown as { connection: { stream: Socket } }).connection;
    for (const event of ['data', 'end', 'close', 'error']) stream.removeAllListeners(event);
    stream.on('error', () => {});
    sockets.add(stream);
    const server: Lent = { stream, prepared: new Set(), injected: [] };
    readMessages(stream, (message) => answer(server, message));
    return server;
  }

  function answer(server: Lent, message: Message): void {
    const { client } = server;
    if (message.type === '1' && server.injected.shift() === true) return;
    // Whoever is lent none hears nothing, as of a notification.
    if (client === undefined) return;
    client.socket.write(bytesOf(message));
    if (message.type !== 'Z') return;
    client.open -= 1;
    const isOver = message.body.toString() === 'I' || mode === 'statement';
    if (client.open === 0 && isOver && mode !== 'session') giveBack(client);
  }

  async function pass(client: PooledClient, message: Message): Promise<void> {
    const text = message.body.toString();
    if (mode === 'statement' && message.type === 'Q' && text.startsWith('begin')) {
      client.socket.write(
        Buffer.concat([
          errorMessage('transaction blocks not allowed in statement pooling mode'),
          bytesOf({ type: 'Z', body: Buffer.from('I') }),
        ]),
      );
      return;
    }
    if (client.server === undefined) {
      const server = await lend(client.user);
      client.server = server;
      server.client = client;
    }
    if (message.type === 'Q' || message.type === 'S') client.open += 1;
    for (const passed of keepsPrepared ? renamed(client, client.server, message) : [message]) {
      if (passed.type === 'P')
        client.server.injected.push(passed !== message && message.type !== 'P');
      client.server.stream.write(bytesOf(passed));
    }
  }

  const pooler = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', (startup: Buffer) => {
      const given = startup.subarray(8).toString().split('\0');
      const user = given[given.indexOf('user') + 1] ?? '';
      if (given.includes('options') && options === 'refused')
        return socket.end(errorMessage('unsupported startup parameter: options'));
      clients += 1;
      const client: PooledClient = { socket, id: clients, user, open: 0, statements: new Map() };
      let turn = Promise.resolve();
      readMessages(socket, (message) => {
        turn = turn.then(() => (message.type === 'X' ? undefined : pass(client, message)));
      });
      socket.on('close', () => {
        const { server } = client;
        if (server === undefined) return;
        // In the middle of something: nobody else may go on with it.
        made.set(user, (made.get(user) ?? 1) - 1);
        server.stream.destroy();
      });
      socket.write(
        Buffer.concat([
          bytesOf({ type: 'R', body: Buffer.alloc(4) }),
          bytesOf({ type: 'K', body: randomBytes(8) }),
          bytesOf({ type: 'Z', body: Buffer.from('I') }),
        ]),
      );
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => pooler.once('listening', resolve));
  return {
    // Listening on a port, its address is an object.
    port: (pooler.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => pooler.close(resolve));
    },
  };
}

/** Prepared under a name of this client's own, and first of all where this connection does not have it yet. */
function renamed(client: PooledClient, server: Lent, { type, body }: Message): Message[] {
  const own = (name: string) => Buffer.from(`c${client.id}_${name}\0`);
  const first = body.indexOf(0);
  if (type === 'P' && first > 0) {
    const name = body.subarray(0, first).toString();
    const rest = body.subarray(first + 1);
    client.statements.set(name, rest);
    server.prepared.add(own(name).toString());
    return [{ type, body: Buffer.concat([own(name), rest]) }];
  }
  const second = body.indexOf(0, first + 1);
  if (type === 'B' && second > first + 1) {
    const name = body.subarray(first + 1, second).toString();
    const [portal, rest] = [body.subarray(0, first + 1), body.subarray(second + 1)];
    const bound = { type, body: Buffer.concat([portal, own(name), rest]) };
    if (server.prepared.has(own(name).toString())) return [bound];
    server.prepared.add(own(name).toString());
    const statement = client.statements.get(name) ?? Buffer.alloc(0);
    return [{ type: 'P', body: Buffer.concat([own(name), statement]) }, bound];
  }
  return [{ type, body }];
}

/** Messages as they come, each whole, in whatever pieces they arrive. */
function readMessages(socket: Socket, onMessage: (message: Message) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      onMessage({ type: rest.toString('latin1', 0, 1), body: rest.subarray(5, end) });
      rest = rest.subarray(end);
    }
  });
}

function bytesOf({ type, body }: Message): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

function errorMessage(words: string): Buffer {
  return bytesOf({ type: 'E', body: Buffer.from(`SERROR\0C08P01\0M${words}\0\0`) });
}
