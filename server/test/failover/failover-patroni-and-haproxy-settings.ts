import type { CuttableRelay } from './open-cuttable-relay.ts';

export type FailoverNodeName = 'one' | 'two';

/** Where a node listens, and the wires by which the others reach it and it reaches etcd. */
export type FailoverNodeWires = {
  postgresPort: number;
  patroniPort: number;
  postgres: CuttableRelay;
  patroni: CuttableRelay;
  etcd: CuttableRelay;
};

/** As docs/running.md gives them; a leader's key is kept for `ttl` seconds after it was last heard of. */
const PATIENCE = { ttl: 20, loop_wait: 5, retry_timeout: 5 };

/** What Patroni reads as YAML, of which JSON is a part. */
export function patroniSettings(
  name: FailoverNodeName,
  {
    folder,
    postgresFolder,
    password,
    wires,
  }: { folder: string; postgresFolder: string; password: string; wires: FailoverNodeWires },
): string {
  const here = (port: number) => `127.0.0.1:${port}`;
  return JSON.stringify({
    scope: 'evenhand',
    name,
    restapi: { listen: here(wires.patroniPort), connect_address: here(wires.patroni.port) },
    // By its own wire alone, not by what etcd says of its addresses.
    etcd3: { hosts: [here(wires.etcd.port)], use_proxies: true },
    bootstrap: {
      dcs: {
        ...PATIENCE,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, shared_buffers: '64MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: here(wires.postgresPort),
      connect_address: here(wires.postgres.port),
      data_dir: `${folder}/data`,
      bin_dir: postgresFolder,
      pgpass: `${folder}/passwords`,
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
    },
    watchdog: { mode: 'off' },
  });
}

/** To the leader alone, as docs/running.md gives it. */
export function haproxySettings(
  port: number,
  nodes: Record<FailoverNodeName, FailoverNodeWires>,
): string {
  const servers = Object.entries(nodes).map(
    ([name, { postgres, patroni }]) =>
      `  server ${name} 127.0.0.1:${postgres.port} check port ${patroni.port}`,
  );
  return `${[
    'global',
    '  maxconn 400',
    'defaults',
    '  mode tcp',
    '  timeout connect 4s',
    '  timeout client 30m',
    '  timeout server 30m',
    '  timeout check 2s',
    'listen leader',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers,
  ].join('\n')}\n`;
}
