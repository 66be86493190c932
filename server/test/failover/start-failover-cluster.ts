import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { randomToken } from '../../crypto/random-token-and-token-hash.ts';
import { findFreePort } from '../find-free-port.ts';
import {
  haproxySettings,
  type FailoverNodeWires,
  patroniSettings,
} from './failover-patroni-and-haproxy-settings.ts';
import type { FailoverPrograms } from './find-failover-programs-and-patroni-version.ts';
import { openCuttableRelay } from './open-cuttable-relay.ts';
import { PatroniNode } from './patroni-node.ts';

const PATIENCE_MS = 240_000;
const LOOK_EVERY_MS = 100;

export type FailoverCluster = {
  /** Of a login that owns a database and may create roles, by way of HAProxy. */
  url: string;
  /** Once both are there and what is acknowledged stands on both. */
  whole: () => Promise<PatroniNode>;
  /** Once another one than this leads. */
  otherLeads: (than: PatroniNode) => Promise<PatroniNode>;
  close: () => Promise<void>;
};

/** Two PostgreSQL, each under a Patroni, with an etcd, and a HAProxy before them. */
export async function startFailoverCluster(programs: FailoverPrograms): Promise<FailoverCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-failover-'));
  await chmod(folder, 0o711);
  const started: ChildProcess[] = [];
  const nodes: PatroniNode[] = [];
  const close = async () => {
    for (const node of nodes) await node.close();
    for (const one of started) await end(one);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const etcdPort = await findFreePort();
    started.push(await startEtcd(programs, await ownFolder(folder, 'etcd', programs), etcdPort));
    const password = randomToken();
    const wires = { one: await openWires(etcdPort), two: await openWires(etcdPort) };
    for (const name of ['one', 'two'] as const) {
      const own = await ownFolder(folder, name, programs);
      const about = { folder: own, postgresFolder: programs.postgresFolder, password };
      const settings = patroniSettings(name, { ...about, wires: wires[name] });
      await writeFile(join(own, 'settings.yaml'), settings);
      nodes.push(new PatroniNode(name, { wires: wires[name], folder: own, programs }));
    }
    const port = await findFreePort();
    const ofHaproxy = await ownFolder(folder, 'haproxy', programs);
    await writeFile(join(ofHaproxy, 'settings'), haproxySettings(port, wires));
    for (const node of nodes) node.start();
    const cluster = { nodes };
    await whole(cluster);
    started.push(
      launch(programs.haproxy, ['-f', join(ofHaproxy, 'settings')], ofHaproxy, programs),
    );
    return {
      url: await createDatabase(port, password),
      whole: () => whole(cluster),
      otherLeads: (than) => until(cluster, 'another one leads', () => otherThan(nodes, than)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function otherThan(nodes: PatroniNode[], than: PatroniNode) {
  for (const node of nodes) if (node !== than && (await answers(node, 'primary'))) return node;
  return undefined;
}

/** One leads, and the other one holds all that is acknowledged. */
function whole(cluster: { nodes: PatroniNode[] }): Promise<PatroniNode> {
  return until(cluster, 'one leads and the other has all of it', async () => {
    const asked = cluster.nodes.map(async (node) => ({
      node,
      leads: await answers(node, 'primary'),
      follows: await answers(node, 'synchronous'),
    }));
    const found = await Promise.all(asked);
    const leader = found.find(({ leads }) => leads);
    return leader && found.some(({ follows }) => follows) ? leader.node : undefined;
  });
}

async function until(
  { nodes }: { nodes: PatroniNode[] },
  what: string,
  look: () => Promise<PatroniNode | undefined>,
): Promise<PatroniNode> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(LOOK_EVERY_MS);
  }
  const words = nodes.map((node) => `Node ${node.name}:\n${node.lastWords()}`).join('\n');
  throw new Error(`not in ${PATIENCE_MS / 1000} s: ${what}\n${words}`);
}

/** Past all wires, as whoever sits at that machine. */
function answers({ wires }: PatroniNode, path: 'primary' | 'synchronous'): Promise<boolean> {
  return fetch(`http://127.0.0.1:${wires.patroniPort}/${path}`, {
    signal: AbortSignal.timeout(2000),
  }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function openWires(etcdPort: number): Promise<FailoverNodeWires> {
  const [postgresPort, patroniPort] = [await findFreePort(), await findFreePort()];
  return {
    postgresPort,
    patroniPort,
    postgres: await openCuttableRelay(postgresPort),
    patroni: await openCuttableRelay(patroniPort),
    etcd: await openCuttableRelay(etcdPort),
  };
}

async function ownFolder(
  folder: string,
  name: string,
  { account }: FailoverPrograms,
): Promise<string> {
  const own = join(folder, name);
  await mkdir(own, { mode: 0o700 });
  if ('uid' in account) await chown(own, account.uid, account.gid);
  return own;
}

async function startEtcd(
  programs: FailoverPrograms,
  folder: string,
  port: number,
): Promise<ChildProcess> {
  const [clients, peers] = [port, await findFreePort()].map((one) => `http://127.0.0.1:${one}`);
  const settings = {
    name: 'only',
    'data-dir': join(folder, 'data'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `only=${peers}`,
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const etcd = launch(programs.etcd, args, folder, programs);
  const isHealthy = () =>
    fetch(`${clients}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) {
    if (etcd.exitCode !== null) throw new Error('etcd ended before it answered');
    await sleep(LOOK_EVERY_MS);
  }
  return etcd;
}

function launch(
  path: string,
  args: string[],
  folder: string,
  { account }: FailoverPrograms,
): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawn(path, args, { cwd: folder, stdio: ['ignore', log, log], ...account });
  closeSync(log);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** As docs/running.md asks for it: one login that owns one database and may create roles. */
async function createDatabase(port: number, password: string): Promise<string> {
  const address = (user: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const client = await connectOnceLed(address('postgres', 'postgres'));
  await client.query(`create role evenhand_migrator login createrole password '${password}'`);
  await client.query('create database evenhand owner evenhand_migrator');
  await client.end();
  return address('evenhand_migrator', 'evenhand');
}

/** HAProxy looks once in a second who leads. */
async function connectOnceLed(url: string): Promise<pg.Client> {
  const by = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > by) throw error;
      await sleep(LOOK_EVERY_MS);
    }
  }
}
