import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  startTestCluster,
  testTemplateName,
} from '../start-test-cluster.ts';
import type { PlantedFault, FaultDetector } from './planted-fault.ts';
import { plantedFaults, plantedFaultsByArea } from './planted-faults.ts';
import { copySourcesWithFault } from './copy-sources-with-fault.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const AT_A_TIME = Math.min(3, Math.max(2, availableParallelism()));

/**
 * Plants each fault on a copy, of the database or of the sources, and runs the one net that should
 * catch it. A net that stays green, or goes red for another reason, is a failure. A word chooses an area, or faults by name.
 */
const word = process.argv[2] ?? '';
const wanted =
  plantedFaultsByArea.get(word) ?? plantedFaults.filter(({ name }) => name.includes(word));
if (wanted.length === 0) {
  const areas = [...plantedFaultsByArea.keys()].sort().join(', ');
  console.error(`"${word}" is in no fault's name, and none of the areas: ${areas}.`);
  process.exit(1);
}
const cluster = await startTestCluster();
let failed = 0;
try {
  const health = await findRedDetectors();
  for (const sentence of health) say(false, sentence);
  failed += health.length;
  await inTurn(wanted, async (fault, n) => {
    const outcome = await outcomeOf(fault, n).catch(
      (error: Error) => `could not be planted: ${error.message}`,
    );
    if (outcome !== 'caught') failed += 1;
    say(outcome === 'caught', `${fault.name}: ${outcome}`);
  });
} finally {
  await cluster.stop();
}
console.log(`${wanted.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Every net must be green without a fault, or its going red says nothing. */
async function findRedDetectors(): Promise<string[]> {
  const nets = wanted.flatMap(({ net }) => ('title' in net ? [net] : []));
  const files = [...new Set(nets.map(({ file }) => file))];
  const titles = [...new Set(nets.map(({ title }) => title))];
  const red = await failuresOf(root, files, titles, cluster.url);
  const broken = wanted.some(({ net }) => 'compiler' in net) ? await compilerComplaints(root) : '';
  return [
    ...red.map((title) => `red without any fault: ${title}`),
    ...(broken === '' ? [] : [`does not compile without any fault: ${broken.slice(0, 300)}`]),
  ];
}

async function outcomeOf(fault: PlantedFault, n: number): Promise<string> {
  const name = `fault_${n}`;
  const url = databaseUrlNamed(cluster.url, fault.sql === undefined ? testTemplateName : name);
  if (fault.sql !== undefined) await plantSql(name, fault.sql);
  if (fault.clusterSql !== undefined) {
    const { plant, undo } = fault.clusterSql;
    await asMigrator(plant);
    return verdict(fault.net, root, url).finally(() => asMigrator(undo));
  }
  if (fault.change === undefined && fault.add === undefined) return verdict(fault.net, root, url);
  const folder = await copySourcesWithFault(root, fault);
  try {
    return await verdict(fault.net, folder, url);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function plantSql(name: string, statements: string): Promise<void> {
  await createTestDatabase(cluster.url, name, testTemplateName);
  const client = new pg.Client({
    connectionString: databaseUrlNamed(cluster.url, name),
    options: `-c role=${testDatabaseRolePrefix}_owner -c search_path=pg_catalog`,
  });
  await client.connect();
  try {
    await client.query(`begin; ${statements}; commit`);
  } finally {
    await client.end();
  }
}

async function asMigrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function verdict(net: FaultDetector, folder: string, templateUrl: string): Promise<string> {
  if ('compiler' in net) {
    const complaints = await compilerComplaints(folder);
    return complaints.includes(net.compiler.replace(/^server\//, ''))
      ? 'caught'
      : `the compiler stayed silent about ${net.compiler}`;
  }
  const red = await failuresOf(folder, [net.file], [net.title], templateUrl);
  return red.some((title) => title.endsWith(net.title)) ? 'caught' : `"${net.title}" stayed green`;
}

/** Full titles of the tests that failed. */
async function failuresOf(
  folder: string,
  files: string[],
  titles: string[],
  templateUrl: string,
): Promise<string[]> {
  const report = `${templateUrl.replace(/^.*\//, '')}-${process.hrtime.bigint()}.json`;
  const place = `/tmp/${report}`;
  const only = [
    '-t',
    `(${titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
  ];
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=server',
    '--project=rules',
    '--project=apart',
    '--reporter=json',
    `--outputFile=${place}`,
    ...files,
    ...only,
  ];
  const output = await run(vitest, folder, { EVENHAND_TEMPLATE_URL: templateUrl });
  const text = await readFile(place, 'utf8').catch(() => {
    throw new Error(output.slice(-500));
  });
  await rm(place);
  const { testResults } = JSON.parse(text) as {
    testResults: { message: string; assertionResults: { status: string; title: string }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (!results.some(({ status }) => status === 'passed' || status === 'failed')) {
    throw new Error(
      `no test ran: ${testResults
        .map(({ message }) => message)
        .join(' ')
        .slice(0, 400)}`,
    );
  }
  return results.filter(({ status }) => status === 'failed').map((result) => result.title);
}

async function compilerComplaints(folder: string): Promise<string> {
  return (await run(['node_modules/typescript/bin/tsc', '-p', 'server'], folder, {})).trim();
}

function run(args: string[], cwd: string, env: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

async function inTurn<T>(list: T[], work: (item: T, n: number) => Promise<void>): Promise<void> {
  const waiting = [...list.entries()];
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        await work(next[1], next[0]);
    }),
  );
}

function say(isGood: boolean, sentence: string): void {
  console.log(`${isGood ? '✓' : '✗'} ${sentence}`);
}
