import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  findFailoverPrograms,
  findPatroniVersion,
} from './find-failover-programs-and-patroni-version.ts';

/** What becomes of what was acknowledged when a leader is killed, frozen or cut off (or `only` one of them), where all that this needs is installed. */
export async function runTestsWithPatroni(only: string[]): Promise<number> {
  const programs = findFailoverPrograms();
  if (Array.isArray(programs)) {
    console.log(
      `Skipped, nothing was tried: there is no ${programs.join(', no ')} here. Install what is missing (on Debian: apt-get install etcd-server haproxy postgresql patroni, where its Patroni is new enough, else pip install 'patroni[etcd3]' 'psycopg[binary]' in a virtual environment), or set PATRONI, ETCD and HAPROXY to the programs and POSTGRES_FOLDER to the folder of PostgreSQL's.`,
    );
    return 0;
  }
  const { patroni, etcd, haproxy, postgresFolder } = programs;
  console.log(
    `With ${patroni} ${findPatroniVersion(patroni)}, ${etcd}, ${haproxy} and ${postgresFolder}; the network is cut by relays of the test between the nodes, etcd and HAProxy:`,
  );
  const tests = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=failover',
      // Each outcome as soon as it is there: all of it takes half an hour.
      '--disable-console-intercept',
      ...only.flatMap((word) => ['-t', word]),
    ],
    { stdio: 'inherit' },
  );
  await once(tests, 'exit');
  return tests.exitCode ?? 1;
}
