import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrateDatabase } from '../db/migrate-database-and-list-migration-names.ts';
import {
  type RunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../outside/start-embedded-postgres.ts';
import { runAsSuperuser } from './run-as-superuser.ts';
import { testDatabaseRolePrefix, testSecretKey } from './start-test-cluster.ts';

const version = process.env['PG_VERSION'] === '15' ? 15 : 18;

type Place = RunningEmbeddedPostgres & {
  /** Does there what no login of the product may do. */
  asSuperuser: (...statements: string[]) => Promise<void>;
};

export type ReplicatedPostgres = {
  leader: Place;
  replica: Place;
  /** After it was stopped, at another port. */
  restartReplica: () => Promise<Place>;
  close: () => Promise<void>;
};

/** Two PostgreSQL, of which one follows the other by streaming: it begins as a copy of its folder. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-replicated-'));
  // As root the databases run as another account, which must be able to walk through.
  await chmod(folder, 0o711);
  const [ofLeader, ofReplica] = [join(folder, 'leader'), join(folder, 'replica')];
  const cluster = (dataDir: string) => join(dataDir, `postgres-${version}`);
  const start = async (dataDir: string): Promise<Place> => {
    const running = await startEmbeddedPostgres({ dataDir, version });
    return {
      ...running,
      asSuperuser: (...statements) => runAsSuperuser(dataDir, running.url, statements, { version }),
    };
  };
  const first = await start(ofLeader);
  await migrateDatabase({
    url: first.url,
    prefix: testDatabaseRolePrefix,
    secretKey: testSecretKey,
  });
  await first.stop();
  await mkdir(ofReplica, { mode: 0o711 });
  // With whom its files belong to.
  await promisify(execFile)('cp', ['-a', cluster(ofLeader), cluster(ofReplica)]);
  const leader = await start(ofLeader);
  const password = await readFile(join(cluster(ofLeader), 'superuser-password'), 'utf8');
  await appendFile(
    join(cluster(ofReplica), 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${new URL(leader.url).port} user=postgres password=${password.trim()}'\n`,
  );
  await writeFile(join(cluster(ofReplica), 'standby.signal'), '');
  let replica = await start(ofReplica);
  return {
    leader,
    replica,
    restartReplica: async () => {
      replica = await start(ofReplica);
      return replica;
    },
    close: async () => {
      await replica.stop();
      await leader.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
