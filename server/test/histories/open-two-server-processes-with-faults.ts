import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../../services-type.ts';
import { type ServerProcess, startServerProcess } from '../start-or-run-server-process.ts';
import { findFreePort } from '../find-free-port.ts';

export const serverFaultKinds = ['kill', 'restart', 'cut', 'lose'] as const;
export type ServerFault = { kind: (typeof serverFaultKinds)[number]; at: 0 | 1 };

export type TwoServerProcesses = {
  /** Where one of them is reached, whatever happens to it. */
  at: (n: 0 | 1) => string;
  origin: string;
  /** Does harm, and comes back once both are at work again. */
  harm: (fault: ServerFault) => Promise<void>;
  close: () => Promise<void>;
};

/** Two processes of one installation, each behind a wire that can be cut. */
export async function openTwoServerProcesses(
  settings: Record<string, string>,
  { pools }: Pick<Services, 'pools'>,
): Promise<TwoServerProcesses> {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-histories-'));
  const ports = [await findFreePort(), await findFreePort()] as const;
  const origin = `http://127.0.0.1:${ports[0]}`;
  const settingsOf = (n: 0 | 1) => ({
    ...settings,
    BASE_URL: origin,
    PORT: String(ports[n]),
    DATA_DIR: join(folder, `process-${n}`),
  });
  const start = (n: 0 | 1) => startServerProcess(settingsOf(n));
  const servers: [ServerProcess, ServerProcess] = [await start(0), await start(1)];
  const wires = [await openWire(ports[0]), await openWire(ports[1])] as const;

  const harms: Record<ServerFault['kind'], (n: 0 | 1) => Promise<unknown>> = {
    async kill(n) {
      servers[n].child.kill('SIGKILL');
      await servers[n].ended;
      servers[n] = await start(n);
    },
    async restart(n) {
      await servers[n].stop();
      servers[n] = await start(n);
    },
    cut: async (n) => wires[n].cut(),
    /** All connections of both to their database: each login may end what it began itself. */
    lose: () =>
      Promise.all(
        Object.values(pools).map(({ raw }) =>
          raw.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
          ),
        ),
      ),
  };
  return {
    at: (n) => wires[n].address,
    origin,
    harm: async ({ kind, at }) => void (await harms[kind](at)),
    async close() {
      for (const wire of wires) wire.close();
      for (const server of servers) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openWire(port: number) {
  const open = new Set<Socket>();
  const kept = (socket: Socket) => {
    open.add(socket);
    return socket.on('error', () => {}).on('close', () => open.delete(socket));
  };
  const wire = createServer((near) => {
    const far = kept(connect(port, '127.0.0.1'));
    kept(near).pipe(far).pipe(near);
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  // Listening on a port, its address is an object.
  const { port: own } = wire.address() as AddressInfo;
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${own}`,
    cut,
    close: () => {
      wire.close();
      cut();
    },
  };
}
